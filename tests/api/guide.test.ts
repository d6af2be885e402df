import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseEnv } from "../../api/env.ts";
import { ROOT } from "../source-files.ts";

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const guide = read("api/README.md");
const unit = read("api/campaign@.service");
const blocks = [...guide.matchAll(/^ *```sh\n([^`]+)^ *```$/gm)].map(([, block = ""]) => block);

/** The values that the guide's files get from the shell. */
const SHELL: Record<string, string> = { SITE: "campaign.example", VERSION: "v0.1.0" };

/** Returns the settings that the guide writes into a file, with what the shell puts into them. */
function writtenTo(file: string): Record<string, string> {
  const [, text = ""] =
    new RegExp(`^cat > ${file} <<END\n([\\s\\S]+?)\nEND$`, "m").exec(guide) ?? [];
  let keys = 0;
  const lines = text
    .replaceAll(/\$\(openssl rand -hex 24\)/g, () => `${keys++}`.padStart(48, "a"))
    .replaceAll(/\$(\w+)/g, (_all, name) => SHELL[name] ?? "b".repeat(48))
    .split("\n");
  return Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2)));
}

describe("the operator's guide", () => {
  it("has blocks that a shell can read, with every variable set in the same block", () => {
    expect(blocks.length).toBeGreaterThan(10);
    for (const block of blocks) {
      execFileSync("bash", ["-n"], { input: block });
      const unset = [...block.matchAll(/\$\{?([A-Z_]+)\b/g)]
        .map(([, name = ""]) => name)
        .filter((name) => !new RegExp(`^${name}=`, "m").test(block));
      expect(unset, block).toEqual([]);
    }
  });

  it("lets PostgreSQL log no password", () => {
    const [statements = ""] = /^create role campaign login;[\s\S]+?^END$/m.exec(guide) ?? [];
    const [before = ""] = statements.split("$PASSWORD");
    for (const setting of ["log_statement = none", "log_min_error_statement = panic"]) {
      expect(before).toContain(`set ${setting};`);
    }
  });

  it("writes every setting that compose.yaml requires", () => {
    const compose = read("api/compose.yaml");
    const required = [...compose.matchAll(/\$\{(\w+):\?\}/g)].map(([, name = ""]) => name);
    const settings = writtenTo("\\.env");
    expect(required).toContain("VERSION");
    for (const name of [...required, "SITE"]) expect(settings, name).toHaveProperty([name]);
    const optional = [...compose.matchAll(/\$\{(\w+):-/g)].map(([, name = ""]) => name);
    for (const name of optional) expect(guide, name).toContain(name);
  });

  it("writes settings that a server of the systemd unit starts with", () => {
    const [, own = ""] = /^Environment=(.+)$/m.exec(unit) ?? [];
    const service = own.replace("%i", "8787").split(" ");
    const env = {
      ...Object.fromEntries(service.map((pair) => pair.split("="))),
      ...writtenTo("/etc/campaign.env"),
    };
    expect(parseEnv(env)).toMatchObject({
      ok: true,
      value: {
        production: true,
        host: "127.0.0.1",
        port: 8787,
        trustProxy: 1,
        publicUrl: "https://campaign.example",
      },
    });
  });
});
