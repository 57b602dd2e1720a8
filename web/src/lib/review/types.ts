/** The server's review of a finished game, as `GET /api/tables/{id}/review` and `POST /api/review` answer it. */
export type {
  Bars,
  Choosing,
  Curve,
  Frame,
  Highlight,
  Knowledge,
  Likely,
  Luck,
  Point,
  Review,
  Serving,
  Sight,
} from "$lib/generated/wire";
