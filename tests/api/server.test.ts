import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { runServer, startServer } from "../servers/server-process.ts";
import { childrenOf, withFolder, withServer } from "./filled-server.ts";

describe("the server's start", () => {
  it.each([
    [{ DATABASE_URL: "mysql://me:hush@db/x" }, /^DATABASE_URL is not .*\n$/],
    [
      { NODE_ENV: "production" },
      /^\{"level":"error","time":"[^"]+","pid":\d+,"msg":"DATABASE_URL is not set; [^\n]*"\}\n$/,
    ],
  ])("with the invalid environment %j fails with one line", async (env, line) => {
    const ending = await runServer(env);
    expect(ending).toMatchObject({ code: 1, stdout: "" });
    expect(ending.stderr).toMatch(line);
    expect(ending.stderr).not.toContain("hush");
  });

  it("on a port in use fails with one line and releases the data folder", async () => {
    await withServer(async (server) => {
      await withFolder(async (folder) => {
        const { port } = new URL(server.origin);
        const ending = await runServer({ HOST: "127.0.0.1", PORT: port, DATA_DIR: folder });
        expect(ending).toMatchObject({ code: 1, stdout: "" });
        expect(ending.stderr).toBe(
          `Cannot listen on 127.0.0.1, port ${port}: the port is in use; stop the program that uses it, or set PORT\n`,
        );
        await (await startServer({ DATA_DIR: folder })).end("SIGTERM");
      });
    });
  });

  it.each(["a-file/below", "/proc/nothing-can-be-made-here"])(
    "on the unusable data folder %s fails with one line that names it",
    async (path) => {
      const folder = mkdtempSync(join(tmpdir(), "bia-data-"));
      writeFileSync(join(folder, "a-file"), "");
      const dataDir = resolve(folder, path);
      const ending = await runServer({ DATA_DIR: dataDir, PORT: "0" });
      rmSync(folder, { recursive: true, force: true });
      expect(ending).toMatchObject({ code: 1, stdout: "" });
      expect(ending.stderr).toMatch(/^The embedded database could not be opened: .*\n$/);
      expect(ending.stderr).toContain(dataDir);
    },
  );
});

describe("the server's end", () => {
  it("by SIGHUP exits with 0, prints nothing and ends its database", async () => {
    await withServer(async (server) => {
      const children = childrenOf(server.process.pid);
      expect(children).toHaveLength(1);
      const { code, stderr } = await server.end("SIGHUP");
      expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
      for (const child of children) expect(() => process.kill(child, 0)).toThrow("ESRCH");
    });
  });

  it("exits with 0 when the process group gets the signal twice", async () => {
    await withServer(async (server) => {
      for (const child of childrenOf(server.process.pid)) process.kill(child, "SIGINT");
      server.process.kill("SIGINT");
      const { code, stderr } = await server.end("SIGINT");
      expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    });
  });
});

describe("the data folder", () => {
  it("ends the server with one line when its database process is killed", async () => {
    await withServer(async (server) => {
      const ended = new Promise((resolve) => server.process.once("exit", resolve));
      for (const pid of childrenOf(server.process.pid)) process.kill(pid, "SIGKILL");
      expect(await ended).toBe(1);
    });
  });
});
