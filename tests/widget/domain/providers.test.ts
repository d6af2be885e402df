import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CONSTITUENCIES, currentConstituencies } from "../../../api/contract/constituencies.ts";
import { PROVIDERS, type Provider } from "../../../api/contract/names.ts";
import { parseTd, type Td } from "../../../api/contract/td.ts";
import seed from "../../../api/tds/population/seed/tds.json" with { type: "json" };
import {
  createDraft,
  type EmailDraft,
  LETTER,
  LETTER_SUBJECT,
} from "../../../widget/domain/letter.ts";
import { NO_OWN_WORDS } from "../../../widget/domain/own-words.ts";
import {
  type ComposeKind,
  type ComposeLink,
  composeLinks,
  composePlan,
  type Device,
  maxLengthOf,
  nameOf,
  providerOf,
  roomLeft,
  TOGGLE_PROVIDERS,
} from "../../../widget/domain/providers.ts";
import { ROOT } from "../../source-files.ts";
import {
  type ParsedLink,
  parseCompose,
  parseIntent,
  parseMailto,
  parseWebPage,
} from "./parse-link.ts";

const DEVICES: Device[] = ["desktop", "ios", "android"];
const SEEDED = seed.tds.map(parseTd).filter((td): td is Td => td !== null);
const SEVERAL = SEEDED.filter((td) => td.constituency === "Dún Laoghaire");
const ONE = SEVERAL.slice(0, 1);

/** Parses a link as its provider does: web pages read form data, apps and mailto do not. */
function parseLink({ kind, href }: Pick<ComposeLink, "kind" | "href">): ParsedLink {
  if (kind === "mail-app") return parseMailto(href);
  if (href.startsWith("intent:")) return parseIntent(href).link;
  if (href.startsWith("https:")) return parseWebPage(href, kind === "gmail" ? "su" : "subject");
  return parseCompose(href);
}

function startOf({ href }: ComposeLink, start: string): string {
  return href.slice(0, start.length);
}

/** Returns every link to a draft on every device. */
function allLinks(draft: EmailDraft): ComposeLink[] {
  const planned = DEVICES.flatMap((device) => {
    const plan = composePlan(draft, device);
    const { href, mustPaste } = plan.fallback;
    const fallback: ComposeLink = { kind: "mail-app", href, mustPaste };
    return [plan.first, ...(plan.retry ? [plan.retry.link] : []), fallback];
  });
  return [...planned, ...DEVICES.flatMap((device) => composeLinks(draft, device))];
}

describe("composePlan", () => {
  const gmail = "https://mail.google.com/mail/?view=cm&fs=1&to=";
  const outlook = "https://outlook.live.com/mail/0/deeplink/compose?to=";
  const outlookWork = "https://outlook.office.com/mail/deeplink/compose?to=";
  const yahoo = "https://compose.mail.yahoo.com/?to=";
  const outlookApp = "ms-outlook://compose?to=";
  const gmailApp = { desktop: gmail, ios: "googlegmail:///co?to=", android: "intent:" };
  const phones = { ios: outlookApp, android: outlookApp };
  /** What each provider opens first on each device, and after 1500 ms if no app opened. */
  const rows: Record<Provider, Record<Device, string> & { retry?: string }> = {
    gmail: { ...gmailApp, retry: gmail },
    outlook: { desktop: outlook, ...phones, retry: outlook },
    "outlook-work": { desktop: outlookWork, ...phones, retry: outlookWork },
    yahoo: { desktop: yahoo, ios: yahoo, android: yahoo },
    "mail-app": { desktop: "mailto:", ios: "mailto:", android: "mailto:" },
  };

  for (const tds of [ONE, SEVERAL]) {
    for (const provider of PROVIDERS) {
      for (const device of DEVICES) {
        const { [device]: first, retry } = rows[provider];
        test(`${provider} on ${device} with ${tds.length} TDs opens ${first}`, () => {
          const plan = composePlan(createDraft(tds, provider), device);
          expect(startOf(plan.first, first)).toBe(first);
          if (device === "desktop" || retry === undefined) {
            expect(plan.retry).toBeUndefined();
          } else {
            expect(plan.retry?.afterMs).toBe(1500);
            expect(plan.retry && startOf(plan.retry.link, retry)).toBe(retry);
          }
          expect(plan.fallback.target).toBe(device === "desktop" ? "blank" : "self");
          const mailto = `mailto:${tds.map((td) => td.email).join(",")}?`;
          expect(plan.fallback.href.slice(0, mailto.length)).toBe(mailto);
        });
      }
    }
  }

  test.each(DEVICES)("a way that was chosen on %s opens exactly what its link names", (device) => {
    for (const link of composeLinks(createDraft(SEVERAL, "gmail"), device)) {
      const draft = createDraft(SEVERAL, providerOf(link.kind));
      const plan = composePlan(draft, device, link.kind);
      expect(plan.first).toEqual(link);
      const web = { "gmail-app": "gmail", "outlook-app": "outlook" } as Record<string, string>;
      expect(plan.retry?.link.kind).toBe(web[link.kind]);
    }
  });

  test("the Android intent names the Gmail app and falls back to Gmail on the web", () => {
    const { first } = composePlan(createDraft(SEVERAL, "gmail"), "android");
    const { extras } = parseIntent(first.href);
    expect(extras.get("scheme")).toBe("mailto");
    expect(extras.get("package")).toBe("com.google.android.gm");
    const web = extras.get("S.browser_fallback_url") ?? "";
    expect(parseLink({ kind: "gmail", href: web }).recipients).toEqual(
      SEVERAL.map((td) => td.email),
    );
    expect(first.href.endsWith(";end")).toBe(true);
  });
});

describe("every link", () => {
  for (const constituency of CONSTITUENCIES) {
    test(`to ${constituency} contains its TDs and the letter within the maximum length`, () => {
      const current = currentConstituencies(constituency);
      const tds = SEEDED.filter((td) => current.includes(td.constituency));
      expect(tds.length).toBeGreaterThan(2);
      for (const recipients of [tds, ...tds.map((td) => [td])]) {
        for (const provider of PROVIDERS) {
          const draft = createDraft(recipients, provider);
          for (const link of allLinks(draft)) {
            expect(parseLink(link)).toEqual({
              recipients: recipients.map((td) => td.email),
              subject: LETTER_SUBJECT,
              body: draft.body,
            });
            expect(link.href.length, link.kind).toBeLessThanOrEqual(
              maxLengthOf(link.kind, "desktop"),
            );
          }
        }
      }
    });
  }

  test("encodes any text exactly, with spaces as %20 and no unencoded reserved characters", () => {
    const text = fc.string({ unit: "grapheme", maxLength: 60 }).map((s) => s.replaceAll("\r", ""));
    const address = fc.emailAddress({ size: "small" });
    fc.assert(
      fc.property(
        fc.uniqueArray(address, { minLength: 1, maxLength: 6 }),
        text.filter((subject) => !subject.includes("\n")),
        text,
        fc.constantFrom(...PROVIDERS),
        (recipients, subject, body, provider) => {
          for (const link of allLinks({ recipients, subject, body, provider })) {
            expect(parseLink(link)).toEqual({ recipients, subject, body });
            expect(link.mustPaste).toBe(false);
            expect(link.href).not.toMatch(/[\s+]|#(?!Intent;)/);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe("a link to a letter with words of the supporter's own", () => {
  const units = fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: 0x20, max: 0x7e }) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 0xffff }) },
    { weight: 1, arbitrary: fc.constantFrom(0xd83c, 0xdfbb, 0xe1, 0x5d0, 0x202e, 0xd, 0xa, 0) },
  );
  const text = (maxLength: number) =>
    fc.array(units, { maxLength, size: "max" }).map((codes) => String.fromCharCode(...codes));

  test("has the whole letter, or none of it and says so; and is never too long", () => {
    let pasted = 0;
    let whole = 0;
    fc.assert(
      fc.property(
        fc.record({ name: text(60), town: text(60), why: text(1500) }),
        fc.constantFrom(...PROVIDERS),
        fc.boolean(),
        (words, provider, isToAll) => {
          const draft = createDraft(isToAll ? SEVERAL : ONE, provider, LETTER, {
            ...NO_OWN_WORDS,
            ...words,
          });
          for (const link of allLinks(draft)) {
            const { mustPaste, href, kind } = link;
            expect(parseLink(link)).toEqual({
              recipients: draft.recipients,
              subject: LETTER_SUBJECT,
              body: mustPaste ? "" : draft.body,
            });
            const isMailto = kind === "mail-app";
            expect(href.length).toBeLessThanOrEqual(isMailto ? 8000 : maxLengthOf(kind, "desktop"));
            if (mustPaste) pasted += 1;
            else whole += 1;
          }
        },
      ),
      { numRuns: 60 },
    );
    expect(Math.min(pasted, whole)).toBeGreaterThan(50);
  });

  test("on a desktop the mail app gets at most what Chrome on Windows passes on", () => {
    for (const length of [0, 200, 600, 1000, 1500]) {
      const words = { ...NO_OWN_WORDS, why: "a".repeat(length) };
      const { fallback } = composePlan(createDraft(SEVERAL, "gmail", LETTER, words), "desktop");
      expect(fallback.href.length).toBeLessThanOrEqual(2046);
      expect(fallback.mustPaste).toBe(length > 600);
    }
  });

  test("room is left until the letter must be pasted", () => {
    const draft = (length: number) =>
      createDraft(ONE, "yahoo", LETTER, { ...NO_OWN_WORDS, why: "a".repeat(length) });
    const room = roomLeft(draft(1), "desktop");
    expect(room).toBeGreaterThan(0);
    expect(composePlan(draft(1 + room), "desktop").first.mustPaste).toBe(false);
    expect(composePlan(draft(2 + room), "desktop").first.mustPaste).toBe(true);
    expect(roomLeft(draft(2 + room), "desktop")).toBe(-1);
    expect(roomLeft({ ...draft(2 + room), provider: "mail-app" }, "ios")).toBeGreaterThan(5000);
  });
});

test("a draft has links for the web mail services and the mail app, and for the apps of a phone", () => {
  const kinds = (device?: Device) =>
    composeLinks(createDraft(ONE, "gmail"), device).map((link) => link.kind);
  const apps: ComposeKind[] = ["gmail-app", "outlook-app"];
  expect(kinds("desktop")).toEqual(expect.arrayContaining([...PROVIDERS]));
  expect(kinds()).toEqual(kinds("desktop"));
  expect(kinds("ios")).toEqual([...kinds(), ...apps]);
  expect(kinds("android")).toEqual(kinds("ios"));
});

test("every way to open a letter has a name in both languages, and its forms where they differ", () => {
  for (const kind of [...PROVIDERS, "gmail-app", "outlook-app"] as const) {
    for (const language of ["en", "ga"] as const) {
      expect(nameOf(kind, language)).toMatch(/^\S.+$/);
      expect(nameOf(kind, language, "asLink")).toMatch(/^\S.+$/);
    }
  }
  expect(nameOf("mail-app", "en", "inText")).toBe("your email app");
  expect(nameOf("gmail", "en", "inText")).toBe(nameOf("gmail", "en"));
  expect(TOGGLE_PROVIDERS).toEqual(["gmail", "outlook"]);
});

test("the mail app gets the letter with CRLF line ends, as RFC 6068 requires", () => {
  const draft: EmailDraft = {
    recipients: ["td@oireachtas.ie"],
    subject: "A subject",
    body: "First line\n\nLast line",
    provider: "gmail",
  };
  const body = "body=First%20line%0D%0A%0D%0ALast%20line";
  const mailto = `mailto:td@oireachtas.ie?subject=A%20subject&${body}`;
  expect(composePlan(draft, "desktop").fallback.href).toBe(mailto);
  expect(composePlan(draft, "android").first.href).toContain(`&${body}#Intent;`);
});

test.each(PROVIDERS)("the element's README lists %s among the values of its attribute", (id) => {
  const readme = readFileSync(join(ROOT, "widget/README.md"), "utf8");
  const [row] = /^\| `provider` .*$/m.exec(readme) ?? [];
  expect(row).toContain(`\`${id}\``);
});
