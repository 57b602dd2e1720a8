// Written by `make types` from the server's messages. Don't edit.

export const LONGEST_NAME = 24;
export const MOST_SEATS = 7;
