export type { ElementEvents } from "./domain/element-events.ts";
export { createDraft, type EmailDraft, LETTER_BODY, LETTER_SUBJECT } from "./domain/letter.ts";
export { type ComposeLink, composeLinks } from "./domain/providers.ts";
export { type RecordEntry, recordEntries, recordSummary } from "./domain/record.ts";
export { VERSION } from "./domain/version.ts";
export { wordingFor } from "./domain/wording/wording.ts";
export { createElementClass } from "./element.tsx";
export type {
  ContactTdAttributes,
  ContactTdElement,
  ContactTdProperties,
} from "./element-types.ts";
export type {} from "./frameworks.d.ts";
