import { execFileSync, spawn } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import postgres from "postgres";
import { fail, ok, type Result } from "../../api/contract/result.ts";
import { untilAnswered } from "../../api/db/availability.ts";
import { freePort } from "../free-port.mjs";

/** A PostgreSQL for tests. */
type TestPostgres = { url: string; stop: () => Promise<void> };

type User = { uid: number; gid: number } | Record<string, never>;

const REMEDY = "set TEST_DATABASE_URL, or install PostgreSQL 15 or newer";

/**
 * Returns the PostgreSQL of `TEST_DATABASE_URL`, or starts a temporary one from the installed programs, which
 * root on Debian gets installed. A `durable` one writes every commit to the disk. Fails with reason and remedy.
 */
export async function findPostgres({
  durable = false,
} = {}): Promise<Result<TestPostgres, string>> {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return ok({ url, stop: async () => {} });
  const programs = findPrograms() ?? (installPackage() ? findPrograms() : null);
  if (programs === null) return fail(`PostgreSQL is not installed; ${REMEDY}`);
  const user = userToRunAs();
  if (user === null) {
    return fail(`PostgreSQL refuses to run as root, and there is no user postgres; ${REMEDY}`);
  }
  try {
    return ok(await startTemporary(programs, user, durable));
  } catch (error) {
    return fail(`PostgreSQL did not start (${error}); ${REMEDY}`);
  }
}

/** Returns the folder of the newest `initdb` and `postgres`; null when they are not installed. */
function findPrograms(): string | null {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
    : [];
  const folders = [
    ...versions.map((version) => join(debian, version, "bin")),
    ...(process.env.PATH ?? "").split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, "initdb"))) ?? null;
}

function installPackage(): boolean {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  console.log("Installing Debian's postgresql for the store tests …");
  const options = {
    stdio: "ignore",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  } as const;
  try {
    execFileSync("apt-get", ["update"], options);
    execFileSync("apt-get", ["install", "-y", "--no-install-recommends", "postgresql"], options);
    return true;
  } catch {
    return false;
  }
}

/** Returns the user to start PostgreSQL as: for root `postgres`, null without such a user. */
function userToRunAs(): User | null {
  if (process.getuid?.() !== 0) return {};
  const entry = /^postgres:[^:]*:(\d+):(\d+):/m.exec(readFileSync("/etc/passwd", "utf8"));
  return entry ? { uid: Number(entry[1]), gid: Number(entry[2]) } : null;
}

const INITDB = "-U postgres -E UTF8 --locale=C.UTF-8 -A scram-sha-256 --no-sync".split(" ");

async function startTemporary(programs: string, user: User, durable: boolean) {
  const folder = mkdtempSync(join(tmpdir(), "bia-postgres-"));
  const data = join(folder, "data");
  const passwordFile = join(folder, "password");
  const password = randomBytes(16).toString("hex");
  writeFileSync(passwordFile, password);
  if (user.uid !== undefined) {
    chownSync(folder, user.uid, user.gid);
    chownSync(passwordFile, user.uid, user.gid);
  }
  const as = { ...user, cwd: folder, stdio: "ignore" } as const;
  const initdb = spawn(
    join(programs, "initdb"),
    [...INITDB, `--pgdata=${data}`, `--pwfile=${passwordFile}`],
    as,
  );
  const [code] = await once(initdb, "exit");
  if (code !== 0) throw new Error(`initdb ended with ${code}`);
  const port = await freePort();
  const settings = ["-h", "127.0.0.1", "-p", `${port}`, "-k", folder];
  if (!durable) settings.push("-c", "fsync=off");
  const server = spawn(join(programs, "postgres"), ["-D", data, ...settings], as);
  const ended = once(server, "exit");
  // Covers an exit without teardown, such as a second Ctrl-C.
  process.once("exit", () => {
    if (server.exitCode === null) server.kill("SIGQUIT");
  });
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  const stop = async () => {
    server.kill("SIGINT");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  const answer = await untilAnswered(sql, 60_000, () => {});
  await sql.end();
  if (answer.ok) return { url, stop };
  await stop();
  throw answer.failure;
}

/** Creates a database without tables. `postgresUrl` is a superuser's. */
export async function createDatabase(postgresUrl: string) {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const administer = async (statement: string) => {
    const sql = postgres(postgresUrl, { max: 1, onnotice: () => {} });
    await sql.unsafe(statement);
    await sql.end();
  };
  await administer(`create database ${name}`);
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  return {
    choice: { kind: "postgres" as const, url: url.href },
    remove: () => administer(`drop database ${name} with (force)`),
  };
}
