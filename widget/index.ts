import { createContactTdClass } from "./element.tsx";

export type { ElementEvents } from "./domain/element-events.ts";
export { createDraft, LETTER } from "./domain/letter.ts";
export type { EmailDraft } from "./domain/providers.ts";
export { type ComposeLink, composeLinks } from "./domain/providers.ts";
export { recordEntries, recordSummary } from "./domain/record.ts";
export { VERSION } from "./domain/version.ts";
export { wordingFor } from "./domain/wording/wording.ts";
export type {
  ContactTdAttributes,
  ContactTdElement,
  ContactTdProperties,
} from "./element-types.d.ts";

/** Returns a class of the element that knows the campaign. Throws on a server, without elements. */
export function createElementClass(campaignUrl: string): CustomElementConstructor {
  if (typeof HTMLElement === "undefined") {
    throw new Error(
      "createElementClass() needs a browser: call it in code that does not run on the server",
    );
  }
  return createContactTdClass(campaignUrl);
}
