// Written by `make types` from the English catalogue. Don't edit.

/** Every message, with the names of its arguments. */
export interface Words {
  "app-name": never;
}
