import { type Constituency, isConstituency } from "./constituencies.ts";
import { fields } from "./json.ts";
import { isRoles, type Role } from "./roles.ts";

/** The value of a TD's field, by the kind of the field. The schemas are in `http/openapi.ts`. */
export type TdValues = {
  name: string;
  text: string;
  email: string;
  constituency: Constituency;
  roles: Role[];
};

type FieldShape = {
  name: string;
  kind: keyof TdValues;
  /** The source may lack the value: then a TD has no such field, and the column is null. */
  isOptional?: true;
  /** The card of a TD shows the value on a line. */
  isLine?: true;
  /** The field identifies the TD in the source. Nobody reviews a change, and lookups leave the field out. */
  isReference?: true;
  /** The member's page may have the value; nobody reviews a first value. */
  isContact?: true;
};

/** The fields of a TD everywhere. A new one needs a line here, a column, and a reader in `tds/source/`. */
export const TD_FIELDS = [
  { name: "name", kind: "name" },
  { name: "email", kind: "email" },
  { name: "party", kind: "text", isOptional: true, isLine: true },
  { name: "constituency", kind: "constituency" },
  // The Oireachtas' own code of a member. It is opaque: no name or address can be made from it.
  { name: "code", kind: "text", isOptional: true, isReference: true },
  { name: "phone", kind: "text", isOptional: true, isContact: true },
  { name: "office", kind: "text", isOptional: true, isContact: true },
  // Offices and seats, whereas `office` is an address. Absent: not known yet.
  { name: "roles", kind: "roles", isOptional: true },
] as const satisfies readonly FieldShape[];

type TdField = (typeof TD_FIELDS)[number];
type OptionalField = Extract<TdField, { isOptional: true }>;
/** The fields that are read from a member's own page. */
export type ContactField = Extract<TdField, { isContact: true }>["name"];
type NoDetails = Record<OptionalField["name"], null>;

/** A sitting member of the Dáil with a published address. */
export type Td = { [F in Exclude<TdField, OptionalField> as F["name"]]: TdValues[F["kind"]] } & {
  [F in OptionalField as F["name"]]?: TdValues[F["kind"]];
};

/** A sitting member, with a published address or without, for the search by name. */
export type SittingTd = Readonly<Pick<Td, "name" | "constituency">>;

/** The fields in columns and in the source, which nobody has checked: texts and roles. */
export type TdDetails = {
  [F in TdField as F["name"]]:
    | (F["kind"] extends "roles" ? Role[] : string)
    | (F extends OptionalField ? null : never);
};

const IS_VALID: { [Kind in keyof TdValues]: (value: unknown) => value is TdValues[Kind] } = {
  name: (value): value is string => typeof value === "string" && value.trim() !== "",
  text: (value): value is string => typeof value === "string",
  email: isEmail,
  constituency: isConstituency,
  roles: isRoles,
};

/** Parses JSON or a row as a TD, without unreadable roles. A schema library would cost the element over 1 kB. */
export function parseTd(value: unknown): Td | null {
  const json = fields(value);
  const present = TD_FIELDS.filter(({ name, kind }) =>
    kind === "roles" ? isRoles(json[name]) : (json[name] ?? "") !== "",
  );
  const td = Object.fromEntries(present.map(({ name }) => [name, json[name]]));
  return isTd(td) ? td : null;
}

function isTd(td: Record<string, unknown>): td is Td {
  return TD_FIELDS.every(({ name, kind, isOptional }: FieldShape) =>
    name in td ? IS_VALID[kind](td[name]) : isOptional,
  );
}

/** Returns the lines of a TD's card besides name, constituency and address, by field. */
export function tdLines(td: Td): { name: string; text: string }[] {
  return TD_FIELDS.flatMap(({ name, ...field }) => {
    const text = "isLine" in field ? td[name] : undefined;
    return typeof text === "string" ? [{ name, text }] : [];
  });
}

export const CONTACT_FIELDS: readonly ContactField[] = /* @__PURE__ */ TD_FIELDS.flatMap((field) =>
  "isContact" in field ? [field.name] : [],
);

/** Returns the optional details of a TD without any. */
export function noDetails(): NoDetails {
  const names = TD_FIELDS.flatMap((field) => ("isOptional" in field ? [field.name] : []));
  return Object.fromEntries(names.map((name) => [name, null])) as NoDetails;
}

/** One plain mail address, narrower than the RFC: no record can add a recipient or a header to a letter. */
export const EMAIL = /^[a-z0-9_'+-]+(?:\.[a-z0-9_'+-]+)*@(?:[a-z0-9-]+\.)+[a-z]{2,}$/i;

/** In characters (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254;

export function isEmail(value: unknown): value is string {
  return typeof value === "string" && value.length <= MAX_EMAIL_LENGTH && EMAIL.test(value);
}
