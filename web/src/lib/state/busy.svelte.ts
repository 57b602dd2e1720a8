/** What the server has been asked and hasn't answered yet: something must move meanwhile. */
class Busy {
  #open = $state(0);

  get is(): boolean {
    return this.#open > 0;
  }

  async until<Answer>(answer: Promise<Answer>): Promise<Answer> {
    this.#open++;
    try {
      return await answer;
    } finally {
      this.#open--;
    }
  }
}

export const busy = new Busy();
