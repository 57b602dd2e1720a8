/** The page and the dialogs over it. Everything below the topmost is mute and out of reach. */
export class Places {
  #open = $state.raw<readonly number[]>([0]);

  get top(): number {
    return this.#open.at(-1)!;
  }

  enter(): number {
    const place = Math.max(...this.#open) + 1;
    this.#open = [...this.#open, place];
    return place;
  }

  leave(place: number): void {
    this.#open = this.#open.filter((one) => one !== place);
  }
}

export const places = new Places();
