import { expect, it, onTestFinished } from "vitest";
import { FAULTS, startFakeOireachtas } from "../../oireachtas/fake-oireachtas.ts";
import { runCommand, startServer } from "../../servers/server-process.ts";
import { copyFilled } from "../filled-server.ts";

/** Runs the built command with this environment only, which fails and prints this. */
async function expectFailure(env: Record<string, string>, printed: RegExp) {
  const { code, stdout, stderr } = await runCommand("populate", env);
  expect(stdout + stderr).toMatch(printed);
  expect(code).toBe(1);
}

it("npm run populate runs on the server that has the database open, requires its key, and exits with 1 when the run fails", async () => {
  const oireachtas = await startFakeOireachtas();
  oireachtas.faults.set("/v1/members", FAULTS.status(404));
  onTestFinished(oireachtas.close);
  const dataDir = copyFilled();
  const server = await startServer({
    DATA_DIR: dataDir,
    ADMIN_KEY: "the-key",
    ...oireachtas.env,
  });
  const { port } = new URL(server.origin);
  const env = { DATA_DIR: dataDir, HOST: "127.0.0.1", PORT: port };
  await expectFailure(env, /^A server has the embedded database open\. Set ADMIN_KEY .*\n$/);
  await expectFailure({ ...env, ADMIN_KEY: "wrong" }, / refused: That key isn't right.\n$/);
  await expectFailure(
    { ...env, ADMIN_KEY: "the-key" },
    /Failed to populate TD data: \/v1\/members returned an error \(status 404\)\n$/,
  );
  await server.end("SIGTERM");
  await expectFailure(
    { ...env, OIREACHTAS_API_URL: "http://127.0.0.1:9" },
    /Failed to populate TD data: .* could not be reached/,
  );
});
