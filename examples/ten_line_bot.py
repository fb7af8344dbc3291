"""A whole bot in ten lines: it looks one action ahead, at its points and at the worth of its cubes.

From this folder: century arena ten_line_bot:OneAhead random --mode spice_road --games 20
"""

import random


class OneAhead:
    def __init__(self, seed=0):
        self.dice = random.Random(seed)

    def choose(self, game):
        def worth(token):
            seat, after = game.seat, game.copy().play(token)
            cubes = sum("YRGB".index(cube) + 1 for cube in after.view()["seats"][seat]["cubes"])
            return cubes + 5 * after.scores()[seat]["total"], self.dice.random()

        return max(game.actions(), key=worth)


if __name__ == "__main__":
    print("Nothing to run here. " + __doc__.splitlines()[2])
