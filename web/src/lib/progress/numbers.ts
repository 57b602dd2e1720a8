/** Numbers as the reader's language writes them. */
import { words } from "$lib/state/words.svelte";

export function decimal(value: number, digits = 1): string {
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(words.language, format).format(value);
}

export function percent(share: number): string {
  return new Intl.NumberFormat(words.language, { style: "percent" }).format(share);
}

export function whole(value: number): string {
  return new Intl.NumberFormat(words.language).format(value);
}
