/** A page as a scan reads it. */
export type ScannedPage = { headers: Headers; html: string };

/** A rule of Mozilla's HTTP Observatory: its name and the points that a page gains or loses. */
type Rule = [name: string, modifier: (page: ScannedPage, policy: Map<string, string>) => number];

const HALF_A_YEAR_SECONDS = 15_768_000;
const PRIVATE_REFERRERS = [
  "no-referrer",
  "same-origin",
  "strict-origin",
  "strict-origin-when-cross-origin",
];

/** The rules that can apply to a page of this site. */
const RULES: Rule[] = [
  [
    "content security policy",
    (_page, policy) => {
      if (policy.size === 0) return -25;
      const scripts = policy.get("script-src") ?? policy.get("default-src") ?? "*";
      const styles = policy.get("style-src") ?? policy.get("default-src") ?? "*";
      if (/unsafe-inline|unsafe-eval|data:|\*|https?:(?!\/\/)/.test(scripts)) return -20;
      if (/unsafe-inline|\*/.test(styles)) return 0;
      return policy.get("default-src") === "'none'" ? 10 : 5;
    },
  ],
  ["cookies", ({ headers }) => (headers.has("set-cookie") ? -40 : 0)],
  [
    "cross-origin resource sharing",
    ({ headers }) => (headers.has("access-control-allow-credentials") ? -50 : 0),
  ],
  [
    "referrer policy",
    ({ headers }) => (PRIVATE_REFERRERS.includes(headers.get("referrer-policy") ?? "") ? 5 : -5),
  ],
  [
    "strict transport security",
    ({ headers }) => {
      const seconds = /max-age=(\d+)/.exec(headers.get("strict-transport-security") ?? "")?.[1];
      if (seconds === undefined) return -20;
      return Number(seconds) >= HALF_A_YEAR_SECONDS ? 0 : -10;
    },
  ],
  [
    "subresource integrity",
    ({ html }) => {
      const foreign = html.match(/<script[^>]+src="(?:https?:)?\/\/[^>]*>/g) ?? [];
      return foreign.every((tag) => tag.includes("integrity=")) ? 0 : -5;
    },
  ],
  [
    "x-content-type-options",
    ({ headers }) => (headers.get("x-content-type-options") === "nosniff" ? 0 : -5),
  ],
  ["framing", (_page, policy) => (policy.get("frame-ancestors") === "'none'" ? 5 : -20)],
  [
    "cross-origin resource policy",
    ({ headers }) => (headers.get("cross-origin-resource-policy") === "same-origin" ? 10 : -5),
  ],
];

/** Parses a content security policy into its directives. */
export function directives(policy: string | null): Map<string, string> {
  return new Map(
    (policy ?? "").split(";").flatMap((part): [string, string][] => {
      const [name = "", ...values] = part.trim().split(/\s+/);
      return name === "" ? [] : [[name, values.join(" ")]];
    }),
  );
}

/**
 * Returns the score of a page (A+ from 100) and the rules by which it lost points. As in
 * the HTTP Observatory, bonus points count only from a score of 90.
 */
export function scan(page: ScannedPage): { score: number; lost: string[] } {
  const policy = directives(page.headers.get("content-security-policy"));
  const results = RULES.map(([name, modifier]) => ({ name, points: modifier(page, policy) }));
  const lost = results.filter(({ points }) => points < 0);
  const base = lost.reduce((score, { points }) => score + points, 100);
  const bonus = results.reduce((sum, { points }) => sum + Math.max(0, points), 0);
  return {
    score: base >= 90 ? base + bonus : base,
    lost: lost.map(({ name, points }) => `${name} ${points}`),
  };
}
