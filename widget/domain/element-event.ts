import type { Provider } from "./email-draft.ts";

/**
 * What the element tells its host page, as `CustomEvent`s that bubble and
 * cross shadow roots. No personal data in any of them.
 */
export type ElementEvents = {
  /** The element is rendered and can be used. */
  "bia-ready": { version: string };
  /** A lookup ended; `sample` when no TDs could be had. */
  "bia-lookup": { constituency: string; count: number; source: "live" | "stored" | "sample" };
  /** A mail window was opened with the letter. */
  "bia-compose": { provider: Provider; count: number };
  /** The success dialog is shown. */
  "bia-sent": { provider: Provider; count: number };
  /** The message was copied, to be passed on; not where copying was refused. */
  "bia-share": { channel: "stories" | "copy" };
  /** Something failed; the supporter has been told. */
  "bia-error": {
    code: "lookup-answered" | "lookup-unreachable" | "compose-blocked" | "copy-refused";
  };
};
