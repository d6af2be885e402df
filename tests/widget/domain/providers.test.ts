import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PROVIDERS, type Provider } from "../../../api/contract/names.ts";
import { parseTd, type Td } from "../../../api/contract/td.ts";
import seed from "../../../api/tds/population/seed/tds.json" with { type: "json" };
import { createDraft, LETTER } from "../../../widget/domain/letter.ts";
import { NO_OWN_WORDS } from "../../../widget/domain/own-words.ts";
import {
  type ComposeLink,
  composeLinks,
  composePlan,
  type Device,
  type EmailDraft,
  maxLengthOf,
  providerOf,
} from "../../../widget/domain/providers.ts";

const DEVICES: Device[] = ["desktop", "ios", "android"];
const SEEDED = seed.tds.map(parseTd).filter((td): td is Td => td !== null);
const SEVERAL = SEEDED.filter((td) => td.constituency === "Dún Laoghaire");
const ONE = SEVERAL.slice(0, 1);

/** Parses a link as its provider does: `+` is a space for web pages, and a plus for apps and mailto (RFC 6068). */
function parseLink({ kind, href }: Pick<ComposeLink, "kind" | "href">) {
  const [path = "", query = ""] = href.split("#Intent;")[0]?.split("?") ?? [];
  const isPage = href.startsWith("https:");
  const fields = new URLSearchParams(isPage ? query : query.replaceAll("+", "%2B"));
  const to = fields.get("to") ?? decodeURIComponent(path.slice(path.indexOf(":") + 1));
  return {
    recipients: to.split(","),
    subject: fields.get(kind === "gmail" ? "su" : "subject") ?? "",
    body: (fields.get("body") ?? "").replaceAll("\r\n", "\n"),
  };
}

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
  /** The address that each provider opens first on each device, and after 1500 ms if no app opened. */
  const rows: Record<Provider, Record<Device, string> & { retry?: string }> = {
    gmail: { ...gmailApp, retry: gmail },
    outlook: { desktop: outlook, ...phones, retry: outlook },
    "outlook-work": { desktop: outlookWork, ...phones, retry: outlookWork },
    yahoo: { desktop: yahoo, ios: yahoo, android: yahoo },
    "mail-app": { desktop: "mailto:", ios: "mailto:", android: "mailto:" },
  };

  const mailto = `mailto:${SEVERAL.map((td) => td.email).join(",")}?`;
  const targets = { desktop: "blank", ios: "self", android: "self" };
  const pairs = PROVIDERS.flatMap((provider) =>
    DEVICES.map((device) => [provider, device] as const),
  );
  it.each(pairs)(
    "opens %s on %s by its app or page, then by its page, else by mailto",
    (provider, device) => {
      const { [device]: start, retry } = rows[provider];
      const { first, fallback, ...plan } = composePlan(createDraft(SEVERAL, provider), device);
      expect(first.href).toSatisfy((href: string) => href.startsWith(start));
      expect(plan.retry?.afterMs).toBe(
        retry && { desktop: undefined, ios: 1500, android: 1500 }[device],
      );
      expect(plan.retry?.link.href ?? retry ?? "").toContain(retry ?? "");
      expect(fallback.target).toBe(targets[device]);
      expect(fallback.href.startsWith(mailto)).toBe(true);
    },
  );

  it.each(DEVICES)("a way that was chosen on %s opens exactly what its link names", (device) => {
    for (const link of composeLinks(createDraft(SEVERAL, "gmail"), device)) {
      const draft = createDraft(SEVERAL, providerOf(link.kind));
      const plan = composePlan(draft, device, link.kind);
      expect(plan.first).toEqual(link);
      const web = { "gmail-app": "gmail", "outlook-app": "outlook" } as Record<string, string>;
      expect(plan.retry?.link.kind).toBe(web[link.kind]);
    }
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

  it("has the whole letter, or none of it and says so; and is never too long", () => {
    const counts = { pasted: 0, whole: 0 };
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
              subject: LETTER.subject,
              body: mustPaste ? "" : draft.body,
            });
            expect(href).not.toMatch(/[\s+]|#(?!Intent;)/);
            const isMailto = kind === "mail-app";
            expect(href.length).toBeLessThanOrEqual(isMailto ? 8000 : maxLengthOf(kind, "desktop"));
            counts[mustPaste ? "pasted" : "whole"] += 1;
          }
        },
      ),
      { numRuns: 60 },
    );
    expect(Math.min(counts.pasted, counts.whole)).toBeGreaterThan(50);
  });

  it("on a desktop the mail app gets at most what Chrome on Windows passes on", () => {
    for (const length of [0, 200, 600, 1000, 1500]) {
      const words = { ...NO_OWN_WORDS, why: "a".repeat(length) };
      const { fallback } = composePlan(createDraft(SEVERAL, "gmail", LETTER, words), "desktop");
      expect(fallback.href.length).toBeLessThanOrEqual(2046);
      expect(fallback.mustPaste).toBe(length > 600);
    }
  });
});

it("programs and apps get the letter with CRLF line ends, as RFC 6068 requires", () => {
  const draft: EmailDraft = {
    recipients: ["td@oireachtas.ie"],
    subject: "A subject",
    body: "First line\n\nLast line",
    provider: "gmail",
  };
  const body = "body=First%20line%0D%0A%0D%0ALast%20line";
  const mailto = `mailto:td@oireachtas.ie?subject=A%20subject&${body}`;
  expect(composePlan(draft, "desktop").fallback.href).toBe(mailto);
  const gmailApp = "#Intent;scheme=mailto;package=com.google.android.gm;end";
  expect(composePlan(draft, "android").first.href).toContain(`&${body}${gmailApp}`);
  const apps = composeLinks(draft, "ios").filter(({ kind }) => kind.endsWith("-app"));
  for (const { href, kind } of apps) expect(href.endsWith(`&${body}`), kind).toBe(true);
  expect(apps).toHaveLength(3);
});
