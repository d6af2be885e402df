import { REQUEST_MESSAGES } from "../../contract/messages.ts";
import { PATHS } from "../../contract/paths.ts";
import { type Call, failure, GUARDED, JSON_TYPE, LIMITED, UNAVAILABLE } from "./call.ts";

/** The operations for visitors' browsers and for operators. */
export const PUBLIC_CALLS: readonly Call[] = [
  {
    path: PATHS.tds,
    method: "get",
    summary: "The TDs of a constituency; any origin",
    query: { name: "constituency", required: true },
    answers: {
      200: { description: "Its TDs, with a strong ETag", schema: "LookupFound" },
      304: { description: "Unchanged" },
      400: failure("The name is missing, repeated or unknown"),
      429: LIMITED,
      503: failure("Nothing is stored and the source did not answer"),
    },
  },
  {
    path: PATHS.events,
    method: "post",
    summary: "Counts an event; any origin, also as text/plain",
    body: "CampaignEvent",
    answers: {
      202: failure(REQUEST_MESSAGES["count-unknown"]),
      204: { description: "Committed, now or before with the same id" },
      400: failure(REQUEST_MESSAGES["event-invalid"]),
      413: failure(REQUEST_MESSAGES["event-too-large"]),
      415: failure(REQUEST_MESSAGES["event-type"]),
      429: LIMITED,
      503: UNAVAILABLE,
    },
  },
  {
    path: PATHS.actions,
    method: "get",
    summary: "Letters opened, in total and today; at most ten seconds old; any origin",
    answers: { 200: { description: "The counters", schema: "Actions" }, 503: UNAVAILABLE },
  },
  {
    path: PATHS.metrics,
    method: "get",
    summary: "Metrics of this process for Prometheus",
    key: "ADMIN_KEY",
    answers: { 200: { description: "The figures", type: "text/plain" }, ...GUARDED },
  },
  {
    path: PATHS.openapi,
    method: "get",
    summary: "This document; any origin",
    answers: {
      200: { description: "OpenAPI 3.1, with a strong ETag", type: JSON_TYPE },
      304: { description: "Unchanged" },
    },
  },
  {
    path: "/healthz",
    method: "get",
    summary: "Whether the process is alive",
    answers: { 200: { description: "Alive", schema: "Success" } },
  },
  {
    path: "/readyz",
    method: "get",
    summary:
      "Whether visitors should be sent here: not during start or shutdown; `degraded` names what is away",
    answers: {
      200: { description: "Ready", schema: "Readiness" },
      503: failure("Starting or shutting down"),
    },
  },
];
