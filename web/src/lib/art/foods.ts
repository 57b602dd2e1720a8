import type { Food } from "$lib/wire";

export type ColourLetter = "r" | "o" | "y" | "g" | "b";
export type FoodLetter = "c" | "l" | "v";
/** The drawings of a food: a vegetable is either apples or carrots. */
export type Drawing = "c" | "l" | "a" | "k";

export const COLOURS: readonly ColourLetter[] = ["r", "o", "y", "g", "b"];
export const COLOUR_NAMES = { r: "red", o: "orange", y: "yellow", g: "green", b: "blue" } as const;

export interface DrawnParts {
  quantity: number;
  colour: ColourLetter;
  kind: FoodLetter;
}

export function parts(food: Food): DrawnParts {
  return { quantity: Number(food[0]), colour: food[1] as ColourLetter, kind: food[2] as FoodLetter };
}

export function drawing({ quantity, colour, kind }: DrawnParts): Drawing {
  if (kind !== "v") return kind;
  return (quantity + COLOURS.indexOf(colour)) % 2 ? "a" : "k";
}

/** Each food's position on its 100 by 136 card: x, y, size, rotation. */
type Spot = readonly [number, number, number, number];

const ONE: readonly Spot[] = [[50, 50, 1.85, -3]];
const SPOTS: Record<Drawing, readonly (readonly Spot[])[]> = {
  l: [
    ONE,
    [
      [29, 50, 1.5, -4],
      [71, 50, 1.5, 5],
    ],
    [
      [21, 53, 1.24, -4],
      [50, 45, 1.24, 2],
      [79, 53, 1.24, 5],
    ],
    [
      [30, 25, 1.03, -3],
      [71, 25, 1.03, 3],
      [29, 70, 1.03, 2],
      [70, 70, 1.03, -3],
    ],
  ],
  c: [
    ONE,
    [
      [36, 27, 1.3, -5],
      [62, 69, 1.3, 4],
    ],
    [
      [52, 25, 1.05, -4],
      [26, 70, 1.05, 4],
      [74, 70, 1.05, -4],
    ],
    [
      [27, 26, 1.02, -4],
      [73, 27, 1.02, 3],
      [27, 70, 1.02, 3],
      [73, 70, 1.02, -4],
    ],
  ],
  a: [
    ONE,
    [
      [32, 29, 1.22, -8],
      [67, 66, 1.22, 7],
    ],
    [
      [50, 26, 1.06, 5],
      [27, 70, 1.06, -6],
      [74, 70, 1.06, 4],
    ],
    [
      [27, 27, 1.06, -6],
      [73, 27, 1.06, 5],
      [27, 71, 1.06, 5],
      [73, 70, 1.06, -4],
    ],
  ],
  k: [
    ONE,
    [
      [31, 50, 1.5, -6],
      [70, 50, 1.5, 4],
    ],
    [
      [23, 38, 1.26, -12],
      [49, 58, 1.26, -8],
      [76, 38, 1.26, -6],
    ],
    [
      [30, 27, 1.1, 0],
      [74, 27, 1.1, 6],
      [27, 72, 1.1, -2],
      [70, 72, 1.1, 4],
    ],
  ],
};

export function spots(food: DrawnParts): readonly Spot[] {
  return SPOTS[drawing(food)][food.quantity - 1] ?? ONE;
}

/** How far below its badge's center a letter sits, and how large it may be. */
export const LETTER: Record<ColourLetter, readonly [number, number]> = {
  r: [4.2, 18],
  o: [7, 20],
  y: [6.8, 19],
  g: [7.4, 20],
  b: [9, 18],
};
