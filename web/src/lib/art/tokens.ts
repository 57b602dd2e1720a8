import type { Component } from "svelte";
import type { Token } from "$lib/words/tokens";
import Plaster from "./Plaster.svelte";
import StrictMenu from "./StrictMenu.svelte";

interface TokenLook {
  readonly Picture: Component;
  /** On the shelf: its width in caps, and its rotation in degrees. */
  readonly wide: number;
  readonly turn: number;
}

export const LOOKS: Readonly<Record<Token, TokenLook>> = {
  medicine: { Picture: Plaster, wide: 1.2, turn: -12 },
  "strict-menu": { Picture: StrictMenu, wide: 0.98, turn: 0 },
};
