import * as z from "zod/mini";
import { isDay } from "../json.ts";
import { isEmail } from "../td.ts";
import { isColour } from "./contrast.ts";
import { kind, type ProblemCode } from "./problems.ts";

/** The states of a campaign. Only staff see a `draft`; the pages of the last three say why nothing can be sent. */
export const CAMPAIGN_STATES = ["draft", "live", "paused", "won", "closed"] as const;

type Typed = "line" | "lines" | "long" | "link" | "email" | "day" | "number" | "colour";

type FieldEntry = {
  /** The label in the form; `{number}` stands for the place in a list. */
  label: string;
  control: Typed | "choice" | "yes-no" | "table";
  /** The states that need the field, whose schema is optional. */
  states?: readonly (typeof CAMPAIGN_STATES)[number][];
  /** A text in which the word 'example' means that nobody has replaced the text, as in all of `facts`. */
  isFact?: true;
  isSameInIrish?: true;
  rows?: number;
  options?: Readonly<Record<string, string>>;
  /** The sentence that a tick affirms. */
  statement?: string;
};
type More = Omit<FieldEntry, "label" | "control">;

/** A field at a path such as `facts.builder.url`; a field in a list has the path of the entry 0. */
export type Field = FieldEntry & { path: string; isOptional: boolean };

const ENTRIES = new WeakMap<z.core.$ZodType, FieldEntry>();

/** Marks a schema as a field, and returns the schema. Each field needs a schema of its own. */
export function field<Schema extends z.core.$ZodType>(schema: Schema, entry: FieldEntry): Schema {
  ENTRIES.set(schema, entry);
  return schema;
}

/** Fields by name. Other names are refused. */
export const group = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, kind);

/** Returns the fields of a schema, in order; a list with an entry is one field. Throws for a value without. */
export function fieldsOf(schema: z.core.$ZodType, path = "", isOptional = false): Field[] {
  if (schema instanceof z.ZodMiniExactOptional) return fieldsOf(schema.def.innerType, path, true);
  const entry = ENTRIES.get(schema);
  if (entry !== undefined) return [{ ...entry, path, isOptional }];
  if (schema instanceof z.ZodMiniArray) return fieldsOf(schema.def.element, `${path}.0`);
  if (schema instanceof z.ZodMiniRecord) return fieldsOf(schema.def.valueType, `${path}.0`);
  if (schema instanceof z.ZodMiniObject) {
    return Object.entries<z.core.$ZodType>(schema.def.shape).flatMap(([name, part]) =>
      fieldsOf(part, path === "" ? name : `${path}.${name}`, isOptional),
    );
  }
  throw new Error(`The field ${path} of a campaign has no label`);
}

/** Line breaks, and signs that reverse what follows. */
export const CONTROL = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
/** Signs that cannot be seen, such as U+200B. */
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
const PLACEHOLDERS = {
  name: "name",
  page: "page",
  date: "first-date",
  names: "names",
  answered: "answered",
} as const;

/** A check that a text contains the placeholder, such as `{name}`. */
export const holds = (placeholder: keyof typeof PLACEHOLDERS) =>
  z.refine<string>((value) => value.includes(`{${placeholder}}`), {
    error: PLACEHOLDERS[placeholder],
  });

/** A check that a text holds no other placeholders than these. */
export const mayHold = (placeholders: readonly string[]) =>
  z.refine<string>(
    (value) =>
      [...value.matchAll(/\{(.*?)\}/g)].every(([, name = ""]) => placeholders.includes(name)),
    { error: "placeholder" },
  );

type TextMore = More & { check?: ReturnType<typeof holds> };

const textField =
  (control: "line" | "lines" | "long") =>
  (label: string, max: number, { check, ...more }: TextMore = {}) => {
    const plain = text(max, control === "lines");
    return field(check ? plain.check(check) : plain, { label, control, ...more });
  };

/** A text on one line; a text with line breaks; one or more sentences. */
export const line = textField("line");
export const lines = textField("lines");
export const long = textField("long");

const checkedField =
  (
    control: "link" | "email" | "day" | "colour",
    error: ProblemCode,
    schema: () => z.ZodMiniString,
    isRight: (value: string) => boolean,
  ) =>
  (label: string) =>
    field(schema().check(z.refine(isRight, { error })), { label, control });

/** A web link; an email address; a day, `2026-11-30`; a colour, `#2b3fe0`. */
export const link = checkedField("link", "link", () => text(500), isHttpsLink);
export const email = checkedField("email", "email", () => text(254), isEmail);
export const day = checkedField("day", "date", () => z.string(kind), isDay);
export const colourField = checkedField("colour", "colour", () => z.string(kind), isColour);

const wholeNumber = (error: ProblemCode, least: number, most: number) => (label: string) =>
  field(z.int(kind).check(z.minimum(least, { error }), z.maximum(most, { error })), {
    label,
    control: "number",
  });

/** A whole number from 0; a number of days, up to a year. */
export const number = wholeNumber("number", 0, 1e8);
export const days = wholeNumber("days", 1, 365);

/** One of several values; `options` are the labels of the values. */
export const choice = <Value extends string>(
  label: string,
  values: readonly Value[],
  options: Readonly<Record<NoInfer<Value>, string>>,
  more?: More,
) => field(z.enum(values, kind), { label, control: "choice", options, ...more });

function isHttpsLink(value: string): boolean {
  if (!/^https:\/\/\S+$/.test(value) || !URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return username === "" && password === "";
}
