"use strict";
// The page of the host: everything is asked for with the secret, which stays in this tab.

const by = (id) => document.getElementById(id);
let secret = "";
let after = null;

async function ask(method, path, body) {
  const answer = await fetch(`/api/admin/${path}`, {
    method,
    headers: { Authorization: `Bearer ${secret}`, "Content-Type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const told = answer.status === 204 ? null : await answer.json();
  if (!answer.ok) throw new Error(told?.error?.message ?? answer.status);
  return told;
}

/** Does something, says why it did not work, and shows everything anew. */
async function attempt(what) {
  by("message").textContent = "";
  try {
    await what();
  } catch (error) {
    by("message").textContent = error.message;
  }
}

function row(tag, texts, buttons) {
  const made = document.createElement(tag);
  for (const text of texts) {
    const cell = document.createElement(tag === "tr" ? "td" : "span");
    cell.textContent = `${text} `;
    made.append(cell);
  }
  const last = document.createElement(tag === "tr" ? "td" : "span");
  for (const [name, act] of buttons) {
    const button = document.createElement("button");
    button.textContent = name;
    button.onclick = () => attempt(async () => (await act(), await show()));
    last.append(button);
  }
  made.append(last);
  return made;
}

const sure = (question, act) => async () => {
  if (confirm(question)) await act();
};

async function list(more) {
  const form = new FormData(by("find"));
  const query = new URLSearchParams({ limit: 50 });
  for (const [name, value] of form) if (value) query.set(name, value);
  if (more && after) query.set("after", after);
  const told = await ask("GET", `games?${query}`);
  after = told.next;
  by("more").hidden = after === null;
  const rows = told.games.map((game) => {
    const path = `games/${encodeURIComponent(game.game)}`;
    const seats = game.seats.map((seat) => seat.nickname || seat.bot || "-").join(", ");
    const buttons = [["Delete", sure(`Delete ${game.game}?`, () => ask("DELETE", path))]];
    if (game.status === "running")
      buttons.unshift(["End", sure(`End ${game.game}?`, () => ask("POST", `${path}/end`))]);
    return row("tr", [game.game, game.status, game.mode, game.created, seats], buttons);
  });
  if (more) by("games").append(...rows);
  else by("games").replaceChildren(...rows);
}

async function show() {
  const told = await ask("GET", "status");
  const counts = Object.entries(told.games).map(([name, number]) => `${name}: ${number}`);
  const said = told.announcement ? [`announced: ${told.announcement.text}`] : [];
  const about = [`century ${told.version}`, `connections: ${told.connections}`, ...counts, ...said];
  by("status").textContent = about.join(" · ");
  await list(false);
  const { bans } = await ask("GET", "bans");
  by("bans").replaceChildren(
    ...bans.map((ban) =>
      row("li", [ban.player ?? ban.address, ban.until ?? "for good", ban.reason], [
        ["Let in", () => ask("DELETE", `bans/${ban.id}`)],
      ]),
    ),
  );
  const { words } = await ask("GET", "words");
  by("words").replaceChildren(
    ...words.map((word) =>
      row("li", [word], [["Allow", () => ask("DELETE", `words/${encodeURIComponent(word)}`)]]),
    ),
  );
}

function on(id, act) {
  by(id).onsubmit = (event) => {
    event.preventDefault();
    const form = Object.fromEntries(new FormData(event.target));
    void attempt(async () => (await act(form), await show()));
  };
}

on("enter", async () => {
  secret = by("secret").value;
  await ask("GET", "status");
  by("enter").hidden = true;
  by("inside").hidden = false;
});
on("announce", ({ text, minutes }) =>
  ask("PUT", "announcement", { text, seconds: 60 * Number(minutes) }),
);
on("find", () => undefined);
on("ban", ({ kind, who, hours, reason }) =>
  ask("POST", "bans", {
    [kind]: who,
    ...(hours ? { seconds: 3600 * Number(hours) } : {}),
    ...(reason ? { reason } : {}),
  }),
);
on("refuse", ({ word }) => ask("POST", "words", { word }));
by("more").onclick = () => attempt(() => list(true));
