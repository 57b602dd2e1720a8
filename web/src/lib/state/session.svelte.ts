import { api } from "$lib/api";
import type { Me } from "$lib/wire";

/** Who you are on this server. A guest needs no password; the browser keeps a cookie. */
export class Session {
  #me = $state.raw<Me | null>(null);
  #known = $state(false);
  #asking: Promise<Me | null> | null = null;
  #making: Promise<Me> | null = null;

  get me(): Me | null {
    return this.#me;
  }
  /** Whether the server has been asked. */
  get known(): boolean {
    return this.#known;
  }

  /** Asks the server, once. */
  load(): Promise<Me | null> {
    this.#asking ??= this.#ask();
    return this.#asking;
  }

  /** The current guest, or a new one with this name: one, however many ask at once. */
  async ensure(name: string): Promise<Me> {
    const known = await this.load();
    if (known !== null) return known;
    this.#making ??= api
      .becomeGuest(name)
      .then((me) => this.#become(me))
      .finally(() => (this.#making = null));
    return this.#making;
  }

  async rename(name: string): Promise<Me> {
    const known = await this.load();
    return this.#become(known === null ? await api.becomeGuest(name) : await api.rename(name));
  }

  async continueAs(code: string): Promise<Me> {
    return this.#become(await api.continueAs(code));
  }

  async forget(): Promise<void> {
    await api.forgetMe();
    this.lost();
  }

  /** The server no longer knows us. */
  lost(): void {
    this.#me = null;
    this.#asking = Promise.resolve(null);
  }

  #become(me: Me): Me {
    this.#me = me;
    this.#known = true;
    this.#asking = Promise.resolve(me);
    return me;
  }

  async #ask(): Promise<Me | null> {
    try {
      const me = await api.me();
      this.#me = me;
      this.#known = true;
      return me;
    } catch (error) {
      this.#asking = null;
      throw error;
    }
  }
}

export const session = new Session();
