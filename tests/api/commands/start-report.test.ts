import { describe, expect, it } from "vitest";
import { startReport } from "../../../api/commands/start-report.ts";
import { type Env, parseEnv } from "../../../api/env.ts";
import { createTdIndex } from "../../../api/tds/lookup/td-index.ts";

const CHECKED = new Date("2026-07-19T00:00:00Z");
const tds = createTdIndex([
  { name: "A B", email: "a@b.ie", party: null, constituency: "Clare", updated_at: CHECKED },
]);

function env(variables: Record<string, string>): Env {
  const parsed = parseEnv({ DATA_DIR: "/srv/data", ...variables });
  if (!parsed.ok) throw new Error(parsed.failure);
  return parsed.value;
}

function report(variables: Record<string, string>, isPrepared = true, now = CHECKED) {
  const keys = { stats: "generated-stats-key", admin: "generated-admin-key" };
  return startReport(env(variables), 8787, keys, { tds, isPrepared }, now).split("\n");
}

describe("the start report", () => {
  it("lists the addresses, the data folder and the number of TDs", () => {
    expect(report({})).toEqual([
      "The campaign is at  http://localhost:8787/",
      "Embed script        http://localhost:8787/embed/v1/bia-contact-td.js",
      "Admin panel         http://localhost:8787/admin#key=generated-admin-key",
      "Private figures     http://localhost:8787/private#key=generated-stats-key",
      "Data                /srv/data",
      "TDs                 1 stored, details last checked 2026-07-19",
      "",
    ]);
  });

  it("lists the public address first, then the one that the server listens on", () => {
    expect(report({ PUBLIC_URL: "https://campaign.example", HOST: "0.0.0.0" })).toEqual(
      expect.arrayContaining([
        "The campaign is at  https://campaign.example/",
        "Embed script        https://campaign.example/embed/v1/bia-contact-td.js",
        "Listening on        http://localhost:8787/",
      ]),
    );
  });

  it("says that the database does not answer yet", () => {
    const lines = report({ DATABASE_URL: "postgres://me:hush@db/x" }, false);
    expect(lines.slice(4)).toEqual([
      "Data                the database of DATABASE_URL, which does not answer yet",
      "TDs                 1 bundled, details last checked 2026-07-19",
      "",
    ]);
  });

  it("writes an IPv6 address in brackets", () => {
    expect(report({ HOST: "::1" })[0]).toBe("The campaign is at  http://[::1]:8787/");
  });

  it("does not show the database URL", () => {
    const printed = report({ DATABASE_URL: "postgres://me:hush@db.example/campaign" });
    expect(printed).toContain("Data                the database of DATABASE_URL");
    expect(printed.join()).not.toMatch(/hush|db\.example/);
  });

  it("shows only generated keys", () => {
    const printed = report({
      ADMIN_KEY: "hush",
      STATS_KEY: "hush",
      PUBLIC_URL: "https://campaign.example",
    });
    expect(printed).toContain(
      "Private figures     https://campaign.example/private, with the key of STATS_KEY",
    );
    expect(printed).toContain(
      "Admin panel         https://campaign.example/admin, with the key of ADMIN_KEY",
    );
    expect(printed.join()).not.toMatch(/hush|generated/);
  });

  it("marks details older than 24 hours", () => {
    const printed = report({}, true, new Date("2026-07-20T00:00:01Z"));
    expect(printed[5]).toBe(
      "TDs                 1 stored, details last checked 2026-07-19, over 24 hours ago",
    );
  });
});
