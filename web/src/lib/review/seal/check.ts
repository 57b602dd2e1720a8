/**
 * Checks that a finished game kept the deal sealed before it. It runs in the browser, so nobody has to trust the
 * server.
 */

/** The parts of a record that were fixed before the first action. */
export interface SealedRecord extends Readonly<Record<string, unknown>> {
  readonly diets: readonly string[];
  readonly pile: readonly string[];
  readonly complications?: readonly string[];
  readonly proof?: Opened;
}

/** Both seals with their salts, revealed at the end. */
interface Opened {
  readonly shuffle: string;
  readonly shuffle_salt: string;
  readonly deal: string;
  readonly deal_salt: string;
}

export type SealName = "shuffle" | "deal";

export interface SealFound {
  readonly name: SealName;
  /** What the table showed us beforehand; null if we weren't there. */
  readonly told: string | null;
  readonly salt: string;
  /** The hash of the record's cards. */
  readonly found: string;
  readonly kept: boolean;
}

export interface Checked {
  readonly kept: boolean;
  readonly seals: readonly SealFound[];
}

/** Browsers compute hashes only on pages served over HTTPS or from localhost. */
export function canCheck(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

const NOT_SEALED = ["actions", "outcome", "proof", "meta"];
const SALT = /^[0-9a-f]{64}$/;

/** `told`: the seals the table showed, first the shuffle's, then the deal's. `diets`: those shown at the end. */
export async function checkSeals(
  record: SealedRecord,
  told: readonly string[],
  diets: readonly (string | null)[] = [],
): Promise<Checked> {
  const { proof } = record;
  if (!proof) return { kept: false, seals: [] };
  const shuffle = { pile: record.pile, complications: record.complications ?? [] };
  const deal = Object.fromEntries(Object.entries(record).filter(([key]) => !NOT_SEALED.includes(key)));
  const seals = [
    await checkSeal("shuffle", proof.shuffle_salt, shuffle, proof.shuffle, told[0]),
    await checkSeal("deal", proof.deal_salt, deal, proof.deal, told[1]),
  ];
  const shown = diets.every((diet, group) => diet === null || diet === record.diets[group]);
  return { kept: shown && seals.every(({ kept }) => kept), seals };
}

async function checkSeal(
  name: SealName,
  salt: string,
  value: unknown,
  opened: string,
  told: string | undefined,
): Promise<SealFound> {
  const found = SALT.test(salt) ? await sealOf(salt, value) : "";
  return { name, told: told ?? null, salt, found, kept: found === opened && (told === undefined || told === opened) };
}

/** SHA-256 of the salt followed by canonical JSON, as in `doctor_rat.rules.proof`. */
async function sealOf(salt: string, value: unknown): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(value, sorted));
  const bytes = Uint8Array.from([...fromHex(salt), ...text]);
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}

function sorted(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function fromHex(text: string): number[] {
  return (text.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
}

function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
