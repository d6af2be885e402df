import { expect, it, onTestFinished } from "vitest";
import { FAULTS, startFakeOireachtas } from "../../oireachtas/fake-oireachtas.ts";
import { runCommand, startServer } from "../../servers/server-process.ts";
import { copyFilled } from "../filled-server.ts";

/** Runs the built command with this environment only. */
async function command(env: Record<string, string>) {
  const { code, stdout, stderr } = await runCommand("populate", env);
  return { code, printed: stdout + stderr };
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
  expect(await command(env)).toEqual({
    code: 1,
    printed: expect.stringMatching(
      /^A server has the embedded database open\. Set ADMIN_KEY .*\n$/,
    ),
  });
  expect(await command({ ...env, ADMIN_KEY: "wrong" })).toEqual({
    code: 1,
    printed: expect.stringMatching(/ refused: That key isn't right.\n$/),
  });
  expect(await command({ ...env, ADMIN_KEY: "the-key" })).toEqual({
    code: 1,
    printed: expect.stringMatching(
      /Failed to populate TD data: \/v1\/members returned an error \(status 404\)\n$/,
    ),
  });
  await server.end("SIGTERM");
  expect(await command({ ...env, OIREACHTAS_API_URL: "http://127.0.0.1:9" })).toEqual({
    code: 1,
    printed: expect.stringMatching(/Failed to populate TD data: .* could not be reached/),
  });
});
