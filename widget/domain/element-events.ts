import type { EventProvider } from "../../api/contract/names.ts";

/** The provider, the number of TDs, and whether the supporter added anything to the letter. */
type DeliveryDetail = { provider: EventProvider; count: number; personalised: boolean };

/** The details of the element's custom events, which contain no personal data, by event name. */
export type ElementEvents = {
  /** The element is rendered and ready to use. */
  "bia-ready": { version: string };
  /** A lookup ended. The source is `sample` if it found no TDs. */
  "bia-lookup": { constituency: string; count: number; source: "live" | "stored" | "sample" };
  /** A letter opened: the browser gave a sign, or the supporter said so; `post`: the print dialog opened. */
  "bia-compose": DeliveryDetail;
  /** The success dialog was shown; never for `post`. */
  "bia-sent": DeliveryDetail;
  /** The share text was copied or shared. */
  "bia-share": {
    channel: "stories" | "copy" | "sheet" | "whatsapp" | "bluesky" | "picture";
  };
  /** An error occurred and the element has shown it to the supporter. */
  "bia-error": {
    code: "lookup-answered" | "lookup-unreachable" | "compose-blocked" | "copy-refused";
  };
};

export const EVENT_TYPES = Object.keys({
  "bia-ready": true,
  "bia-lookup": true,
  "bia-compose": true,
  "bia-sent": true,
  "bia-share": true,
  "bia-error": true,
} satisfies Record<keyof ElementEvents, true>);
