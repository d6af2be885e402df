import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CONSTITUENCIES, currentConstituencies } from "../../../api/contract/constituencies.ts";
import { parseTd, type Td } from "../../../api/contract/td.ts";
import seed from "../../../api/tds/lookup/seed/tds.json" with { type: "json" };
import {
  type ComposeKind,
  type ComposeLink,
  composeLinks,
  composePlan,
  type Device,
  MAX_LINK_LENGTH,
} from "../../../widget/domain/compose-links.ts";
import { createDraft, type EmailDraft, PROVIDERS } from "../../../widget/domain/email-draft.ts";
import { LETTER_BODY, LETTER_SUBJECT } from "../../../widget/domain/letter.ts";
import { type ParsedLink, parseCompose, parseIntent, parseMailto } from "./parse-link.ts";

const DEVICES: Device[] = ["desktop", "ios", "android"];
const SEEDED = seed.tds.map(parseTd).filter((td): td is Td => td !== null);
const SEVERAL = SEEDED.filter((td) => td.constituency === "Dún Laoghaire");
const ONE = SEVERAL.slice(0, 1);

function parseLink({ kind, href }: ComposeLink): ParsedLink {
  if (kind === "mailto") return parseMailto(href);
  if (href.startsWith("intent:")) return parseIntent(href).link;
  return parseCompose(href, { subject: kind === "gmail" ? "su" : "subject" });
}

/** Returns every link to a draft on every device. */
function allLinks(draft: EmailDraft): ComposeLink[] {
  const planned = DEVICES.flatMap((device) => {
    const plan = composePlan(draft, device);
    const fallback: ComposeLink = { kind: "mailto", href: plan.fallback.href };
    return [plan.first, ...(plan.retry ? [plan.retry.link] : []), fallback];
  });
  return [...planned, ...composeLinks(draft)];
}

describe("composePlan", () => {
  const gmailWeb = "https://mail.google.com/mail/?view=cm&fs=1&to=";
  const outlookWeb = "https://outlook.live.com/mail/0/deeplink/compose?to=";
  const rows = [
    { provider: "gmail", device: "desktop", first: gmailWeb, retry: null, target: "blank" },
    { provider: "outlook", device: "desktop", first: outlookWeb, retry: null, target: "blank" },
    {
      provider: "gmail",
      device: "ios",
      first: "googlegmail:///co?to=",
      retry: gmailWeb,
      target: "self",
    },
    { provider: "outlook", device: "ios", first: outlookWeb, retry: null, target: "self" },
    { provider: "gmail", device: "android", first: "intent:", retry: gmailWeb, target: "self" },
    { provider: "outlook", device: "android", first: outlookWeb, retry: null, target: "self" },
  ] as const;

  for (const tds of [ONE, SEVERAL]) {
    for (const { provider, device, first, retry, target } of rows) {
      test(`${provider} on ${device} with ${tds.length} TDs opens ${first}`, () => {
        const plan = composePlan(createDraft(tds, provider), device);
        expect(plan.first.href.startsWith(first)).toBe(true);
        expect(plan.retry?.afterMs ?? null).toBe(retry === null ? null : 1500);
        expect(plan.retry?.link.href.startsWith(retry ?? "") ?? null).toBe(
          retry === null ? null : true,
        );
        expect(plan.fallback.target).toBe(target);
        expect(
          plan.fallback.href.startsWith(`mailto:${tds.map((td) => td.email).join(",")}?`),
        ).toBe(true);
      });
    }
  }

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
          for (const link of allLinks(createDraft(recipients, provider))) {
            expect(parseLink(link)).toEqual({
              recipients: recipients.map((td) => td.email),
              subject: LETTER_SUBJECT,
              body: LETTER_BODY,
            });
            expect(link.href.length, link.kind).toBeLessThanOrEqual(MAX_LINK_LENGTH[link.kind]);
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
            expect(link.href).not.toMatch(/[\s+]|#(?!Intent;)/);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});

test("a draft has links for the three web mail services and the mail app", () => {
  const kinds: ComposeKind[] = ["gmail", "outlook", "outlook-work", "mailto"];
  expect(composeLinks(createDraft(ONE, "gmail")).map((link) => link.kind)).toEqual(kinds);
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
