"""The command `doctor-rat`."""


def main() -> None:
    from doctor_rat.cli.app import app

    app()
