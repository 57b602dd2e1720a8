/** The server's HTTP API. A failed call throws a `Refusal`; the message `error-<code>` explains it. */
import { askOnce } from "$lib/early";
import { busy } from "$lib/state/busy.svelte";
import type {
  About,
  Announcement,
  BotsAnswer,
  ChallengeMade,
  ChallengePage,
  ChallengeStart,
  ContinueLink,
  CupMade,
  CupPage,
  DayName,
  DayPage,
  DayPast,
  DayStart,
  Intention,
  TableDoor,
  ListedTable,
  Marks,
  Me,
  NewCup,
  NewShare,
  MyProgress,
  NewTable,
  OptionChanges,
  Options,
  Problem,
  PushState,
  PushWish,
  PuzzleAnswer,
  PuzzleCourse,
  PuzzleShown,
  PuzzleVerdict,
  RatingAnswer,
  ShareLink,
  SharedMoment,
  Sharing,
  SheetAnswer,
  Statistics,
  Storm,
  TableMadeAnswer,
  Teaching,
  TeamInvitation,
} from "$lib/wire";

import type { SealedRecord } from "$lib/review/seal/check";

export type Arguments = Readonly<Record<string, string | number>>;

export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly values: Arguments = {},
    /** Whether asking again gives the same answer. */
    readonly final = false,
  ) {
    super(code);
  }
}

/** Turns anything thrown into a refusal that can be shown. */
export function asRefusal(error: unknown): Refusal {
  return error instanceof Refusal ? error : new Refusal("internal");
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    const headers: HeadersInit = body === undefined ? {} : { "content-type": "application/json" };
    const send = { method, headers, body: body === undefined ? null : JSON.stringify(body) };
    answer = await busy.until(method === "GET" ? askOnce(path) : fetch(path, send));
  } catch {
    throw new Refusal("unavailable");
  }
  if (!answer.ok) throw await refusalIn(answer);
  return answer;
}

async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const text = await (await ask(method, path, body)).text();
  return (text === "" ? undefined : JSON.parse(text)) as Answer;
}

/** One page of a long list, and the address of the next. */
export interface PageOf<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}

async function page<Item>(address: string): Promise<PageOf<Item>> {
  const answer = await ask("GET", address);
  const next = /<([^>]+)>; rel="next"/.exec(answer.headers.get("link") ?? "");
  return { items: (await answer.json()) as Item[], next: next?.[1] ?? null };
}

export async function refusalIn(answer: Response): Promise<Refusal> {
  try {
    const problem = (await answer.json()) as Problem;
    if (typeof problem.code === "string") return new Refusal(problem.code, problem.arguments, problem.final);
  } catch {
    // Not one of our answers; perhaps a proxy's.
  }
  return new Refusal(BY_STATUS[answer.status] ?? "unavailable", {}, answer.status === 404);
}

const BY_STATUS: Record<number, string> = { 404: "not-found", 413: "too-large", 429: "too-fast" };

const cup = (id: string): string => `/api/cups/${encodeURIComponent(id)}`;
const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  becomeGuest: (name: string) => call<Me>("POST", "/api/guests", { name }),
  me: () => call<Me | null>("GET", "/api/me"),
  rename: (name: string) => call<Me>("PATCH", "/api/me", { name }),
  forgetMe: () => call<void>("DELETE", "/api/me"),
  myTables: () => call<ListedTable[]>("GET", "/api/me/tables"),
  /** The latest page, or the one whose address the previous page gave. */
  pastTables: (address = "/api/me/past") => page<ListedTable>(address),
  makeLink: () => call<ContinueLink>("POST", "/api/me/link"),
  continueAs: (code: string) => call<Me>("POST", "/api/me/continue", { code }),
  announcement: () => call<Announcement>("GET", "/api/announcement"),
  push: () => call<PushState>("GET", "/api/me/push"),
  changePush: (wish: PushWish) => call<PushState>("PUT", "/api/me/push", wish),
  bots: () => call<BotsAnswer>("GET", "/api/bots"),
  about: () => call<About>("GET", "/api/about"),
  openTables: () => call<ListedTable[]>("GET", "/api/tables"),
  makeTable: (wish: NewTable) => call<TableMadeAnswer>("POST", "/api/tables", wish),
  /** Applies changes to options; the server adjusts whatever depends on them. */
  changeOptions: (options: Options, changes: OptionChanges) =>
    call<Options>("POST", "/api/options", { options, changes }),
  /** Finds the table a spoken code stands for. */
  followCode: (code: string) => call<TableMadeAnswer>("POST", "/api/codes", { code }),
  /** Who is inviting us, and to what. Works before the guest has a name. */
  door: (id: string, invite: string) => call<TableDoor>("POST", `${table(id)}/door`, { invite }),
  join: (id: string, invite: string) => call<void>("POST", `${table(id)}/join`, { invite }),
  again: (id: string) => call<TableMadeAnswer>("POST", `${table(id)}/again`),
  sheet: (id: string) => call<SheetAnswer>("GET", `${table(id)}/sheet`),
  marks: (id: string) => call<Marks>("GET", `${table(id)}/marks`),
  keepMarks: (id: string, marks: Marks) => call<void>("PUT", `${table(id)}/marks`, marks),
  /** Whether the doctor could choose this diet now; the refusal says why not. */
  checkDiet: (id: string, group: number, diet: string) =>
    call<void>("POST", `${table(id)}/check-diet`, { group, diet }),
  difficulty: (id: string) => call<RatingAnswer>("GET", `${table(id)}/difficulty`),
  /** A table as lists show it. */
  table: (id: string) => call<ListedTable>("GET", table(id)),
  /** The game a study was taken from, if the deal is the same and we may see it. */
  intentions: (id: string) => call<Intention[]>("GET", `${table(id)}/intentions`),
  original: (id: string) => call<{ table: string | null }>("GET", `${table(id)}/original`),
  share: (id: string, moment: NewShare) => call<ShareLink>("POST", `${table(id)}/shares`, moment),
  myShares: (id: string) => call<ShareLink[]>("GET", `${table(id)}/shares`),
  revokeShare: (share: string) => call<void>("DELETE", `/api/shares/${encodeURIComponent(share)}`),
  shared: (share: string) => call<SharedMoment>("GET", `/api/shares/${encodeURIComponent(share)}`),
  review: (id: string) => call<unknown>("GET", `${table(id)}/review`),
  record: (id: string) => call<SealedRecord>("GET", `${table(id)}/record`),
  nextPuzzle: (theme: string | null, storm: boolean) =>
    call<PuzzleShown | null>("GET", `/api/puzzles/next?storm=${storm}${theme === null ? "" : `&theme=${theme}`}`),
  /** A puzzle by id, or `day` for the puzzle of the day. */
  puzzle: (id: string) => call<PuzzleShown>("GET", `/api/puzzles/${encodeURIComponent(id)}`),
  answerPuzzle: (id: string, answer: PuzzleAnswer) =>
    call<PuzzleVerdict>("POST", `/api/puzzles/${encodeURIComponent(id)}/answer`, answer),
  myProgress: () => call<MyProgress>("GET", "/api/me/progress"),
  shareProgress: (on: boolean) => call<Sharing>("PUT", "/api/me/progress/sharing", { on }),
  /** Whether our finished games may become puzzles. */
  lendGames: (on: boolean) => call<void>("PUT", "/api/me/progress/puzzles", { on }),
  sharedProgress: (code: string) => call<Statistics>("GET", `/api/progress/${encodeURIComponent(code)}`),
  teaching: () => call<Teaching>("GET", "/api/me/teaching"),
  teach: (on: boolean) => call<Teaching>("PUT", "/api/me/teaching", { on }),
  /** The language we read in: others learn only whether a table had all five. */
  speak: (language: string) => call<void>("PUT", "/api/me/language", { language }),
  myPuzzles: () => call<PuzzleCourse>("GET", "/api/puzzles/me"),
  beginStorm: () => call<Storm>("POST", "/api/puzzles/storm"),
  day: () => call<DayPage>("GET", "/api/day"),
  pastDay: (day: string) => call<DayPast>("GET", `/api/day/${encodeURIComponent(day)}`),
  /** Starts the guest's only attempt, or returns the table where they started it. */
  beginDay: (wish: DayStart) => call<TableMadeAnswer>("POST", "/api/day", wish),
  nameDay: (wish: DayName) => call<void>("PUT", "/api/day/name", wish),
  makeChallenge: (id: string) => call<ChallengeMade>("POST", `${table(id)}/challenge`),
  challenge: (deal: string) => call<ChallengePage>("GET", `/api/challenges/${encodeURIComponent(deal)}`),
  takeUp: (deal: string, wish: ChallengeStart) =>
    call<TableMadeAnswer>("POST", `/api/challenges/${encodeURIComponent(deal)}`, wish),
  makeCup: (wish: NewCup) => call<CupMade>("POST", "/api/cups", wish),
  cup: (id: string) => call<CupPage>("GET", cup(id)),
  foundTeam: (id: string) => call<CupPage>("POST", `${cup(id)}/teams`),
  joinTeam: (id: string, team: TeamInvitation) => call<CupPage>("POST", `${cup(id)}/members`, team),
  cupTable: (id: string, deal: number) => call<TableMadeAnswer>("POST", `${cup(id)}/deals/${deal}`),
  recordAddress: (id: string) => `${table(id)}/record`,
};
