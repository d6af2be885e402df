import { describe, expect, it } from "vitest";
import type { PopulationOverview, PopulationRun } from "../../../../api/contract/population.ts";
import {
  type AdminState,
  endToast,
  runEnded,
  runProgressed,
  runStarted,
  signedIn,
  startFailed,
} from "../../../../site/staff/admin/admin-state.ts";

const RUN: PopulationRun = {
  run: 2,
  startedAt: "2026-11-20T21:42:07Z",
  finishedAt: null,
  state: "running",
  done: 40,
  total: 173,
  message: null,
  error: null,
  report: null,
};

const overviewWith = (runs: PopulationRun[]): PopulationOverview => ({
  success: true,
  tds: { stored: 173, checkedAt: null },
  runs,
});

const IDLE = signedIn("k", overviewWith([{ ...RUN, state: "succeeded" }]));
const PROGRESS = { done: 50, total: 173, constituency: "Clare", found: 49 };
const SUCCEEDED = { success: true, message: "Successfully populated TD email addresses" };
const GATED: AdminState = { status: "gated" };

describe("signing in", () => {
  it("shows no progress when no run is running", () => {
    expect(IDLE).toMatchObject({ status: "open", key: "k", progress: null });
    expect(signedIn("k", overviewWith([])).progress).toBeNull();
  });

  it("takes over the progress of a run that is already running", () => {
    const state = signedIn("k", overviewWith([RUN]));
    expect(state.progress).toEqual({ done: 40, total: 173, constituency: "", found: 0 });
  });

  it("ignores an older run that never finished", () => {
    const state = signedIn("k", overviewWith([{ ...RUN, state: "failed" }, RUN]));
    expect(state.progress).toBeNull();
  });
});

describe("a run", () => {
  it("starts without progress, and removes the result of the run before", () => {
    const before = { ...IDLE, end: SUCCEEDED };
    const state = runStarted(before);
    expect(state.progress).toEqual({ done: 0, total: 0, constituency: "", found: 0 });
    expect(state.end).toBeUndefined();
  });

  it("shows its progress", () => {
    expect(runProgressed(runStarted(IDLE), PROGRESS)).toMatchObject({ progress: PROGRESS });
  });

  it("shows its result and the new overview at its end", () => {
    const overview = overviewWith([]);
    const state = runEnded(runStarted(IDLE), SUCCEEDED, overview);
    expect(state).toEqual({ ...IDLE, end: SUCCEEDED, overview, progress: null });
  });

  it("keeps the old overview when the new one cannot be fetched", () => {
    const state = runEnded(runStarted(IDLE), SUCCEEDED, undefined);
    expect(state).toMatchObject({ overview: IDLE.overview, end: SUCCEEDED });
  });

  it("fails to start with the server's reason", () => {
    const state = startFailed(runStarted(IDLE), { code: "failed", message: "No connection" });
    expect(state).toMatchObject({
      progress: null,
      end: { success: false, message: "Failed to trigger TD population", error: "No connection" },
    });
  });

  it("changes nothing on a page that is not signed in any more", () => {
    expect(runProgressed(GATED, PROGRESS)).toBe(GATED);
    expect(runEnded(GATED, SUCCEEDED, undefined)).toBe(GATED);
  });
});

describe("the toast at the end of a run", () => {
  it("says that the population is complete", () => {
    expect(endToast(SUCCEEDED)).toEqual({
      title: "TD Data Population Complete",
      text: "Successfully populated TD email addresses",
      failure: false,
    });
  });

  it("says why the population failed", () => {
    const end = { success: false, message: "Failed to populate TD data", error: "Status 404" };
    expect(endToast(end)).toEqual({
      title: "Population Failed",
      text: "Failed to populate TD data: Status 404",
      failure: true,
    });
  });
});
