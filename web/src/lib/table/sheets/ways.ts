/** Where a game's end leads, as far as it does. */
export interface Ways {
  again?: (() => void) | undefined;
  review?: (() => void) | undefined;
  record?: (() => void) | undefined;
  /** To other tables of this deal, or to a new challenge. If they wait for this result, it comes first. */
  others?: { text: string; go: () => void; awaited: boolean } | undefined;
}
