import { REQUEST_MESSAGES } from "../../contract/messages.ts";
import { PATHS } from "../../contract/paths.ts";
import { type Call, failure, GUARDED } from "./call.ts";

/** The operations for staff: figures, decisions and population. */
export const STAFF_CALLS: readonly Call[] = [
  ...([PATHS.stats, PATHS.statsCsv] as const).map(
    (path): Call => ({
      path,
      method: "get",
      summary: "The figures of a number of days in Dublin, today included",
      key: "STATS_KEY",
      query: { name: "days", required: false },
      answers: {
        200: {
          description: "The figures",
          ...(path === PATHS.stats ? { schema: "Stats" as const } : { type: "text/csv" }),
        },
        400: failure(REQUEST_MESSAGES["days-invalid"]),
        ...GUARDED,
      },
    }),
  ),
  {
    path: PATHS.bursts,
    method: "get",
    summary: "The busiest hours of the last 31 days, and what staff decided about their events",
    key: "STATS_KEY",
    answers: { 200: { description: "The bursts", schema: "Bursts" }, ...GUARDED },
  },
  {
    path: PATHS.decisions,
    method: "post",
    summary: "Sets the events of a window aside or back; the public figures follow",
    key: "ADMIN_KEY",
    body: "Decision",
    answers: {
      200: { description: "How many events it moved", schema: "Decided" },
      400: failure(REQUEST_MESSAGES["decision-invalid"]),
      403: failure(REQUEST_MESSAGES.foreign),
      ...GUARDED,
    },
  },
  {
    path: PATHS.populate,
    method: "post",
    summary: "Starts a population: reads all TDs from the public source",
    key: "ADMIN_KEY",
    answers: {
      202: { description: "Started", schema: "PopulationBegun" },
      403: failure(REQUEST_MESSAGES.foreign),
      409: failure(REQUEST_MESSAGES.populating),
      ...GUARDED,
    },
  },
  {
    path: PATHS.populate,
    method: "get",
    summary: "The number of stored TDs, and the last runs, newest first",
    key: "ADMIN_KEY",
    answers: { 200: { description: "The overview", schema: "PopulationOverview" }, ...GUARDED },
  },
  {
    path: PATHS.populateAccept,
    method: "post",
    summary: "Stores the difference that waits for a person, who has looked at it",
    key: "ADMIN_KEY",
    query: { name: "hash", required: true },
    answers: {
      200: { description: "Stored", schema: "PopulationAccepted" },
      400: failure(REQUEST_MESSAGES["hash-invalid"]),
      403: failure(REQUEST_MESSAGES.foreign),
      409: failure("Another difference waits or none, or a run is in progress"),
      ...GUARDED,
    },
  },
  {
    path: PATHS.populateProgress,
    method: "get",
    summary:
      "Server-sent events: `progress` with a PopulationProgress as the run goes, then one `end` with a PopulationEnd",
    key: "ADMIN_KEY",
    answers: { 200: { description: "The events", type: "text/event-stream" }, ...GUARDED },
  },
];
