"""`century modes`: what can be played."""

from argparse import Namespace

from century.cli.arguments import Commands, add_command, add_language
from century.data.schema import OptionAbout


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        "modes",
        run,
        "list the modes with their players, options and the trust of their components",
        "century modes",
        "century modes --lang hu",
    )
    add_language(parser)


def run(args: Namespace) -> None:
    from rich import box
    from rich.table import Table

    import century
    from century.terminal.screen import open_screen
    from century.words import Words

    words = Words(args.lang)
    table = Table(box=box.ROUNDED, show_lines=True)
    for head in ("mode", "title", "players", "options", "trust"):
        table.add_column(words.say("modes-head", column=head))
    for mode, about in century.modes().items():
        counts = about["players"]
        trust = [
            f"{part['name']}: {words.say('trust', trust=part['trust'].replace(' ', '_'))}"
            for part in about["components"].values()
        ]
        table.add_row(
            mode,
            words.say("mode", mode=mode),
            f"{counts[0]}–{counts[-1]}",
            "\n".join(f"{name} {_values(option)}" for name, option in about["options"].items()),
            "\n".join(trust),
        )
    open_screen().print(table)


def _values(option: OptionAbout) -> str:
    if "choices" in option:
        return " ".join(option["choices"])
    return f"{option['min']}–{option['max']}"
