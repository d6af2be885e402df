import * as z from "zod/mini";
import { isDay } from "../json.ts";
import { isEmail } from "../td.ts";
import { isColour } from "./contrast.ts";
import { kind, type ProblemCode } from "./problems.ts";

/**
 * The states of a campaign. Only staff see a `draft`. The pages of a `paused` campaign state the
 * reason; those of a campaign that is `won` or `closed` say thanks, what was achieved and what
 * comes next.
 */
export const CAMPAIGN_STATES = ["draft", "live", "paused", "won", "closed"] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];

type Typed = "line" | "lines" | "long" | "link" | "email" | "day" | "number" | "colour";

type Entry = {
  /** What staff read beside it; `{number}` stands for its place in a list. */
  label: string;
  /** How staff change it; a `link` is checked on request, and a `day` that is over is pointed out. */
  control: Typed | "choice" | "yes-no";
  /** The states that need the field. Its schema is optional, because the others do not. */
  states?: readonly CampaignState[];
  /** The word 'example' in it means that nobody has replaced it yet, as in every one of the facts. */
  isFact?: true;
  isSameInIrish?: true;
  /** The height of its control. */
  rows?: number;
  options?: Readonly<Record<string, string>>;
  /** What a tick says. */
  statement?: string;
};
type More = Omit<Entry, "label" | "control">;

/** A field at its path, such as `facts.builder.url`. In a list, it is that of an entry 0. */
export type Field = Entry & { path: string; isOptional: boolean };

const ENTRIES = new WeakMap<z.core.$ZodType, Entry>();

/** Returns a schema that is known as a field. Two fields cannot share one, because it has one label. */
export function field<Schema extends z.core.$ZodType>(schema: Schema, entry: Entry): Schema {
  ENTRIES.set(schema, entry);
  return schema;
}

/** Returns the fields of a schema in their order. Throws for one that is of none of these kinds. */
export function fieldsOf(schema: z.core.$ZodType, path = "", isOptional = false): Field[] {
  if (schema instanceof z.ZodMiniExactOptional) return fieldsOf(schema.def.innerType, path, true);
  if (schema instanceof z.ZodMiniArray) return fieldsOf(schema.def.element, `${path}.0`);
  if (schema instanceof z.ZodMiniRecord) return fieldsOf(schema.def.valueType, `${path}.0`);
  if (schema instanceof z.ZodMiniObject) {
    return Object.entries<z.core.$ZodType>(schema.def.shape).flatMap(([name, part]) =>
      fieldsOf(part, path === "" ? name : `${path}.${name}`, isOptional),
    );
  }
  const entry = ENTRIES.get(schema);
  if (entry === undefined) throw new Error(`The field ${path} of a campaign has no label`);
  return [{ ...entry, path, isOptional }];
}

/** Line breaks, and signs that reverse what follows. */
export const CONTROL = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
/** Signs of which nothing is seen, such as U+200B. */
const UNSEEN = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{C}]/gu;

/** A plain text without control characters; `lines` allows line breaks. */
export const text = (max: number, lines = false) =>
  z.string(kind).check(
    z.refine((value) => value.replace(UNSEEN, "") !== "", { error: "empty", abort: true }),
    z.maxLength(max, { error: "too-long" }),
    z.refine((value) => !/[<>]/.test(value), { error: "html" }),
    z.refine((value) => !CONTROL.test(lines ? value.replaceAll("\n", "") : value), {
      error: "control",
    }),
  );

/** The placeholders of texts, and the reason why a text without its placeholder is refused. */
const PLACEHOLDERS = { name: "name", page: "page", date: "first-date" } as const;

/** A plain text that contains the placeholder, such as `{name}`; `lines` allows line breaks. */
export const textWith = (placeholder: keyof typeof PLACEHOLDERS, max: number, lines = false) =>
  text(max, lines).check(
    z.refine((value) => value.includes(`{${placeholder}}`), { error: PLACEHOLDERS[placeholder] }),
  );

const written = (control: "line" | "lines" | "long") => (label: string, max: number, more?: More) =>
  field(text(max, control === "lines"), { label, control, ...more });

/** A text on one line; a text whose line breaks are kept; one or more sentences. */
export const line = written("line");
export const lines = written("lines");
export const long = written("long");

const checked =
  (
    control: "link" | "email" | "day" | "colour",
    error: ProblemCode,
    schema: () => z.ZodMiniString,
    isRight: (value: string) => boolean,
  ) =>
  (label: string) =>
    field(schema().check(z.refine(isRight, { error })), { label, control });

/** A web link; an email address; a day, `2026-11-30`; a colour, `#2b3fe0`. */
export const link = checked("link", "link", () => text(500), isHttpsLink);
export const email = checked("email", "email", () => text(254), isEmail);
export const day = checked("day", "date", () => z.string(kind), isDay);
export const colour = checked("colour", "colour", () => z.string(kind), isColour);

const wholeNumber = (error: ProblemCode, least: number, most: number) => (label: string) =>
  field(z.int(kind).check(z.minimum(least, { error }), z.maximum(most, { error })), {
    label,
    control: "number",
  });

/** A whole number from 0; a number of days, up to a year. */
export const number = wholeNumber("number", 0, 1e8);
export const days = wholeNumber("days", 1, 365);

/** One of several values, each with what staff read instead of it. */
export const choice = <Value extends string>(
  label: string,
  values: readonly Value[],
  options: Readonly<Record<NoInfer<Value>, string>>,
  more?: More,
) => field(z.enum(values, kind), { label, control: "choice", options, ...more });

function isHttpsLink(value: string): boolean {
  if (!/^https:\/\/[^\s]+$/.test(value) || !URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return username === "" && password === "";
}
