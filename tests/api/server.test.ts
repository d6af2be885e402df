import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { openDatabase } from "../../api/db/connect.ts";
import { EMBEDDED_PROGRAM } from "../servers/built-programs.ts";
import { runServer, startServer } from "../servers/server-process.ts";
import { childrenOf, firstParty, LOOKUP_PATH, withFolder, withServer } from "./filled-server.ts";

describe("the server's start", () => {
  it("prints its addresses, the data folder and the number of stored TDs", async () => {
    await withServer(async (server, folder) => {
      expect(server.printed()).toBe(
        [
          `The campaign is at  ${server.origin}/`,
          `Embed script        ${server.origin}/embed/v1/bia-contact-td.js`,
          `Admin panel         ${server.origin}/admin, with the key of ADMIN_KEY`,
          `Private figures     ${server.origin}/private, with the key of STATS_KEY`,
          `Data                ${folder}`,
          "TDs                 173 stored, details last checked 2026-07-19, over 24 hours ago",
          "                    Daniel Ennis (Dublin Central) has no published address and is not stored",
          "",
        ].join("\n"),
      );
      expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
    });
  });

  it("on an empty folder reports the TDs without a published address", async () => {
    const folder = mkdtempSync(join(tmpdir(), "bia-data-"));
    const server = await startServer({ DATA_DIR: folder });
    const { stdout, stderr } = await server.end("SIGTERM");
    rmSync(folder, { recursive: true, force: true });
    expect(stdout).toContain(
      "Daniel Ennis (Dublin Central) has no published address and is not stored",
    );
    expect(stderr).toBe("");
  });

  it.each([
    [{ PORT: "eighty" }, /^PORT is "eighty"; it takes a whole number .*\n$/],
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

  it.each(["a-file", "a-file/below", "/proc/nothing-can-be-made-here"])(
    "on the unusable data folder %s fails with one line that names it",
    async (path) => {
      await withFolder(async (folder) => {
        writeFileSync(join(folder, "a-file"), "");
        const dataDir = resolve(folder, path);
        const ending = await runServer({ DATA_DIR: dataDir, PORT: "0" });
        expect(ending).toMatchObject({ code: 1, stdout: "" });
        expect(ending.stderr).toMatch(/^The embedded database could not be opened: .*\n$/);
        expect(ending.stderr).toContain(dataDir);
      });
    },
  );

  it("on localhost listens on both loopback addresses", async () => {
    await withFolder(async (folder) => {
      const server = await startServer({ DATA_DIR: folder, HOST: "localhost" });
      const { port } = new URL(server.origin);
      expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
      await server.end("SIGTERM");
    });
  });
});

describe("the server's end", () => {
  it.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
    "by %s exits with 0 and prints nothing",
    async (signal) => {
      await withServer(async (server) => {
        const children = childrenOf(server.process.pid);
        expect(children).toHaveLength(1);
        const { code, stderr } = await server.end(signal);
        expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
        for (const child of children) expect(() => process.kill(child, 0)).toThrow("ESRCH");
      });
    },
  );

  it("exits with 0 when the process group gets the signal twice", async () => {
    await withServer(async (server) => {
      for (const child of childrenOf(server.process.pid)) process.kill(child, "SIGINT");
      server.process.kill("SIGINT");
      const { code, stderr } = await server.end("SIGINT");
      expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    });
  });

  it("exits with 0 while a client keeps its connection open", async () => {
    await withServer(async (server) => {
      const { port } = new URL(server.origin);
      const client = connect(Number(port), "127.0.0.1");
      client.on("error", () => {});
      client.write(`GET ${LOOKUP_PATH} HTTP/1.1\r\nhost: a\r\n\r\n`);
      await new Promise((resolve) => client.once("data", resolve));
      expect((await server.end("SIGTERM")).code).toBe(0);
      client.destroy();
    });
  });
});

describe("the data folder", () => {
  it("is used by one server at a time: a second start fails with one line", async () => {
    await withServer(async (_server, folder) => {
      const ending = await runServer({ DATA_DIR: folder, PORT: "0" });
      expect(ending).toMatchObject({ code: 1, stdout: "" });
      expect(ending.stderr).toBe(
        `The data folder ${folder} is in use by another process; stop it, or set DATA_DIR\n`,
      );
    });
  });

  it("is used by exactly one of two servers that start at the same time", async () => {
    await withFolder(async (folder) => {
      const starts = [1, 2].map(() => startServer({ DATA_DIR: folder }));
      const outcomes = await Promise.allSettled(starts);
      const servers = outcomes.flatMap((o) => (o.status === "fulfilled" ? [o.value] : []));
      for (const server of servers) await server.end("SIGTERM");
      expect(servers).toHaveLength(1);
    });
  });

  it.each(["the server alone", "the server and its database"])(
    "keeps the stored rows when %s is killed",
    async (killed) => {
      await withFolder(async (folder) => {
        const choice = { kind: "embedded", dataDir: folder } as const;
        const opened = await openDatabase(choice, EMBEDDED_PROGRAM);
        if (!opened.ok) throw new Error(opened.failure.detail);
        await opened.value.sql`update tds set party = 'Kept' where constituency = 'Clare'`;
        await opened.value.close();

        const first = await startServer({ DATA_DIR: folder });
        const children = childrenOf(first.process.pid);
        const ended = first.end("SIGKILL");
        if (killed !== "the server alone") for (const pid of children) process.kill(pid, "SIGKILL");
        await ended;

        const second = await startServer({ DATA_DIR: folder });
        expect(await firstParty(second.origin)).toBe("Kept");
        await second.end("SIGTERM");
      });
    },
  );

  it("ends the server with one line when its database process is killed", async () => {
    await withServer(async (server) => {
      const ended = new Promise((resolve) => server.process.once("exit", resolve));
      for (const pid of childrenOf(server.process.pid)) process.kill(pid, "SIGKILL");
      expect(await ended).toBe(1);
    });
  });
});
