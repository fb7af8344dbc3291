// The words of the reader's language, the client and its page come at the same time, not one after another.
import { connectEarly } from "./net/connection";
import { modes } from "./net/server";
import { language, WORDS } from "./text/language";
import { PAGES } from "./pages";
import "virtual:palette.css";
import "virtual:fonts.css";
import "./styles/tokens.css";
import "./styles/components.css";
import "./styles/layouts.css";
import "./styles/app.css";
import "./styles/combined.css";

void WORDS[language()]();
modes().catch(() => undefined);
void import("./start");
const [, page = "", game = ""] = location.pathname.split("/");
void PAGES[page]?.();
if (page === "game" && game) connectEarly(decodeURIComponent(game));
