import { type Constituency, isConstituency } from "./constituencies.ts";
import { fields } from "./json.ts";

/** What a field of a TD holds, by its kind. The server's schema of each is in `http/openapi/schemas.ts`. */
export type TdValues = { name: string; text: string; email: string; constituency: Constituency };

type TdField = {
  name: string;
  kind: keyof TdValues;
  /** The source may not name it: then a TD lacks the field, and its column is null. */
  isOptional?: true;
  isLine?: true;
  /** It identifies the TD in the source. Nobody reviews a change of it, and lookups leave it out. */
  isReference?: true;
  /** Read from the member's own page, where it is often missing; nobody reviews its first value. */
  isContact?: true;
};

/**
 * The fields of a TD: of the source, the columns of `tds` and `tds_accepted`, the API, the element
 * and `/tds`. A new one is a line here, with a column in a new migration and its reading in
 * `tds/source/members.ts`.
 */
export const TD_FIELDS = [
  { name: "name", kind: "name" },
  { name: "email", kind: "email" },
  { name: "party", kind: "text", isOptional: true, isLine: true },
  { name: "constituency", kind: "constituency" },
  // The Oireachtas' own code of a member. It is opaque: no name or address can be made from it.
  { name: "code", kind: "text", isOptional: true, isReference: true },
  { name: "phone", kind: "text", isOptional: true, isContact: true },
  { name: "office", kind: "text", isOptional: true, isContact: true },
] as const satisfies readonly TdField[];

type Field = (typeof TD_FIELDS)[number];
type OptionalField = Extract<Field, { isOptional: true }>;
/** The fields that are read from a member's own page. */
export type ContactField = Extract<Field, { isContact: true }>["name"];
type NoDetails = Record<OptionalField["name"], null>;

/** A sitting member of the Dáil with a published address. */
export type Td = { [F in Exclude<Field, OptionalField> as F["name"]]: TdValues[F["kind"]] } & {
  [F in OptionalField as F["name"]]?: TdValues[F["kind"]];
};

/** What the search for a TD by name reads of the sitting ones, with a published address or without. */
export type SittingTd = Readonly<Pick<Td, "name" | "constituency">>;

/** The same fields as columns hold them and the source publishes them: texts that nobody has checked. */
export type TdDetails = {
  [F in Field as F["name"]]: F extends OptionalField ? string | null : string;
};

const IS_VALID: { [Kind in keyof TdValues]: (value: unknown) => value is TdValues[Kind] } = {
  name: (value): value is string => typeof value === "string" && value.trim() !== "",
  text: (value): value is string => typeof value === "string",
  email: isEmail,
  constituency: isConstituency,
};

/**
 * Parses unknown JSON or a database row as a TD; null when it is not one. Without a schema library,
 * because the element uses it and a library would cost it more than 1 kB; tests compare it with the
 * schema.
 */
export function parseTd(value: unknown): Td | null {
  const given = fields(value);
  const present = TD_FIELDS.filter(({ name }) => (given[name] ?? "") !== "");
  const td = Object.fromEntries(present.map(({ name }) => [name, given[name]]));
  return isTd(td) ? td : null;
}

function isTd(td: Record<string, unknown>): td is Td {
  return TD_FIELDS.every(({ name, kind, isOptional }: TdField) =>
    name in td ? IS_VALID[kind](td[name]) : isOptional,
  );
}

/** Returns the lines to show of a TD besides name, constituency and address, by their fields. */
export function tdLines(td: Td): { name: string; text: string }[] {
  return TD_FIELDS.flatMap(({ name, ...field }) => {
    const text = "isLine" in field ? td[name] : undefined;
    return text === undefined ? [] : [{ name, text }];
  });
}

/** The names of the fields that are read from a member's own page. The element goes without them. */
export const CONTACT_FIELDS: readonly ContactField[] = /* @__PURE__ */ TD_FIELDS.flatMap((field) =>
  "isContact" in field ? [field.name] : [],
);

/** Returns the optional details of a TD of whom the source names none. */
export function noDetails(): NoDetails {
  const names = TD_FIELDS.flatMap((field) => ("isOptional" in field ? [field.name] : []));
  return Object.fromEntries(names.map((name) => [name, null])) as NoDetails;
}

/**
 * One plain mail address. Narrower than the RFC on purpose: a matching address needs no quoting in
 * a recipient list or a mailto link, so no record can add a recipient or a header to a letter.
 */
export const EMAIL = /^[a-z0-9_'+-]+(?:\.[a-z0-9_'+-]+)*@(?:[a-z0-9-]+\.)+[a-z]{2,}$/i;

/** In characters (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254;

/** Whether `value` is one plain mail address. */
export function isEmail(value: unknown): value is string {
  return typeof value === "string" && value.length <= MAX_EMAIL_LENGTH && EMAIL.test(value);
}
