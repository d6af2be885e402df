import type {
  PopulationEnd,
  PopulationOverview,
  PopulationProgress,
} from "../../../api/contract/population.ts";
import type { RequestFailure } from "../authorised-request.ts";

/** The state of the admin page. */
export type AdminState =
  /** The prerendered state, before the browser has looked for a key. */
  | { status: "opening" }
  /** No key, or a failed sign-in; `failure` is then the message. */
  | { status: "gated"; failure?: string }
  | {
      status: "open";
      key: string;
      overview: PopulationOverview;
      /** Progress of the current run; null when none is running. */
      progress: PopulationProgress | null;
      /** Result of the run that was followed on this page. */
      end?: PopulationEnd;
    };

type OpenState = Extract<AdminState, { status: "open" }>;

/** The title, text and kind of a toast. */
export type ToastMessage = { title: string; text: string; failure: boolean };

const NO_PROGRESS: PopulationProgress = { done: 0, total: 0, constituency: "", found: 0 };

/** The toast for a run that could not be started. */
export const START_FAILED_TOAST: ToastMessage = {
  title: "Error",
  text: "An unexpected error occurred while populating TD data",
  failure: true,
};

/** Returns the state after a successful sign-in. Takes over a run that is already running. */
export function signedIn(key: string, overview: PopulationOverview): OpenState {
  const [last] = overview.runs;
  const progress =
    last?.state === "running" ? { ...NO_PROGRESS, done: last.done, total: last.total } : null;
  return { status: "open", key, overview, progress };
}

/** Returns the state after a press of the button, while the run is being started. */
export function runStarted({ key, overview }: OpenState): OpenState {
  return { status: "open", key, overview, progress: NO_PROGRESS };
}

/** Returns the state after a progress event. */
export function runProgressed(state: AdminState, progress: PopulationProgress): AdminState {
  return state.status === "open" ? { ...state, progress } : state;
}

/** Returns the state after the end of a run. `overview` is undefined when it could not be refreshed. */
export function runEnded(
  state: AdminState,
  end: PopulationEnd,
  overview: PopulationOverview | undefined,
): AdminState {
  if (state.status !== "open") return state;
  return { ...state, progress: null, end, overview: overview ?? state.overview };
}

/**
 * Returns the state with the server's current overview, or the same state when that could not be
 * read.
 */
export function refreshed(state: AdminState, overview: PopulationOverview | undefined): AdminState {
  if (state.status !== "open" || overview === undefined) return state;
  const { end: _end, ...open } = state;
  return { ...open, overview };
}

/** The toast for an accepted difference. */
export const ACCEPTED_TOAST: ToastMessage = {
  title: "Changes Accepted",
  text: "Visitors now see the new TD details",
  failure: false,
};

/** Returns the toast for a difference that could not be accepted. */
export function notAcceptedToast({ message }: RequestFailure): ToastMessage {
  return { title: "Not Accepted", text: message, failure: true };
}

/** Returns the state after a run could not be started. */
export function startFailed(state: AdminState, { message }: RequestFailure): AdminState {
  const end = { success: false, message: "Failed to trigger TD population", error: message };
  return runEnded(state, end, undefined);
}

/** Returns the toast for a run's end. */
export function endToast({ success, message, error }: PopulationEnd): ToastMessage {
  return {
    title: success ? "TD Data Population Complete" : "Population Failed",
    text: error === undefined ? message : `${message}: ${error}`,
    failure: !success,
  };
}
