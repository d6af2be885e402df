import type { Advice, FinderStore } from "../state/contact-state.ts";
import northernIreland from "./northern-ireland.json";
import { byDistance, distanceTo, readOutlines } from "./outlines.ts";

/** How far an outline may be off, in metres. */
const OUTLINE_ERROR = 700;

/** The worst accuracy of a position that can be certain, in metres. */
const MAX_ACCURACY = 5_000;

/** How far the islands, which the outlines leave out, are from the coast at most, in metres. */
const MAX_OFF_COAST = 30_000;

/** The most candidates and neighbours; more for a rough position. */
const MAX_OFFERED = 3;
const MAX_OFFERED_ROUGHLY = 6;

/** How far the coast of Northern Ireland may be off, with its harbours and bays, in metres. */
const NORTH_ERROR = 3_000;

const TIMEOUT_MS = 20_000;

/** A position in degrees, with its accuracy in metres. */
type Fix = Pick<GeolocationCoordinates, "longitude" | "latitude" | "accuracy">;

/** `GeolocationPositionError.PERMISSION_DENIED`, also on a page without https. */
const REFUSED = 1;

/** The wait for the browser's answer before the visitor is told where it asks. */
const UNANSWERED_MS = 6_000;

function advise({ api }: FinderStore, code: Advice["code"]): void {
  api.setState({ advice: { code, constituencies: [] } });
}

/** Says what follows the Electoral Commission's page, unless constituencies are on offer. */
export function adviseAfterEircode(store: FinderStore): void {
  if (!store.api.getState().advice?.constituencies.length) advise(store, "afterEircode");
}

/** Looks for the visitor's constituency by their position. A choice meanwhile ends the search. */
export async function locate(store: FinderStore): Promise<void> {
  const { api, actions, scheduler } = store;
  const isAwaited = () => /^(locating|unanswered)$/.test(api.getState().advice?.code ?? "");
  advise(store, "locating");
  // A browser reports nothing while the visitor does not see its question, or leaves it open.
  scheduler.after(UNANSWERED_MS, () => isAwaited() && advise(store, "unanswered"));
  const advice = await locateVisitor();
  // Of several presses, the first result counts.
  if (!isAwaited()) return;
  const [constituency] = advice.constituencies;
  if (advice.code === "located" && constituency) actions.choose(constituency, "located");
  api.setState({ advice });
}

/** Locates the position of the browser, which is not sent or stored. Never rejects. */
export function locateVisitor(
  geolocation: Pick<Geolocation, "getCurrentPosition"> = navigator.geolocation,
): Promise<Advice> {
  return new Promise((resolve) =>
    geolocation.getCurrentPosition(
      ({ coords }) => resolve(adviceFor(coords)),
      ({ code }) =>
        resolve({ code: code === REFUSED ? "refused" : "unavailable", constituencies: [] }),
      { enableHighAccuracy: true, timeout: TIMEOUT_MS },
    ),
  );
}

/** Returns what a position means. The likeliest of several constituencies comes first. */
export function adviceFor(fix: Fix): Advice {
  const sorted = byDistance(readOutlines(), fix);
  const within = (margin: number, most: number) =>
    sorted
      .filter(({ metres }) => metres <= margin)
      .slice(0, most)
      .map(({ constituency }) => constituency);
  const near = within(fix.accuracy + OUTLINE_ERROR, MAX_OFFERED_ROUGHLY);
  if (near.length === 0) {
    const constituencies = within(MAX_OFF_COAST, MAX_OFFERED);
    const isOutside =
      constituencies.length === 0 || distanceTo([northernIreland], fix) <= NORTH_ERROR;
    return isOutside
      ? { code: "outside", constituencies: [] }
      : { code: "off-coast", constituencies };
  }
  if (fix.accuracy > MAX_ACCURACY) return { code: "rough", constituencies: near };
  if (near.length > 1) return { code: "border", constituencies: near.slice(0, MAX_OFFERED) };
  return { code: "located", constituencies: within(Number.POSITIVE_INFINITY, MAX_OFFERED + 1) };
}
