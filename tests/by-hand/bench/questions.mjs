/**
 * The reading of 60,000 questions from a local source, at the usual manners: how long the first
 * collection and a night take, and how far the server's memory rises. The source responds after
 * 300 ms. A run includes the TDs, which are measured before the questions.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { buildStale } from "../../../site/tools/build.mjs";
import { KEY, report, startServer } from "./harness.mjs";

const TARGETS = { firstMs: 300_000, nightMs: 20_000, memoryMb: 60 };
const COUNT = 60_000;
const HEADERS = { authorization: `Bearer ${KEY}` };

buildStale();
// In a thread of its own, so that its work does not delay the measurement.
const source = new Worker(
  `(async () => {
  const { startFakeOireachtas } = await import(process.argv[2]);
  const { madeUpQuestions } = await import(process.argv[3]);
  const { parentPort } = await import("node:worker_threads");
  const fake = await startFakeOireachtas();
  const memberCodes = fake.tds.map(({ memberCode }) => memberCode);
  const to = new Date().toISOString().slice(0, 10);
  fake.questions = madeUpQuestions({ count: ${COUNT}, to, memberCodes });
  fake.delayMs = 300;
  parentPort.postMessage(fake.env);
  })()`,
  {
    eval: true,
    argv: ["fake-oireachtas.mjs", "records.mjs"].map(
      (name) => new URL(`../../oireachtas/${name}`, import.meta.url).href,
    ),
  },
);
const env = await new Promise((resolve) => source.once("message", resolve));
const dataDir = mkdtempSync(join(tmpdir(), "bia-bench-"));
const server = await startServer({ DATA_DIR: dataDir, ...env });
try {
  await measureRun("The first collection", TARGETS.firstMs);
  await measureRun("A night", TARGETS.nightMs);
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
  await source.terminate();
}

/**
 * @param {string} label
 * @param {number} limitMs
 */
async function measureRun(label, limitMs) {
  await fetch(`${server.origin}/api/populate`, { method: "POST", headers: HEADERS });
  let [tdsAt, tdsMb, mostMb] = [0, 0, 0];
  for (;;) {
    await sleep(200);
    const { runs } = await (
      await fetch(`${server.origin}/api/populate`, { headers: HEADERS })
    ).json();
    const memoryMb = server.memoryMb();
    if (runs[0].state === "running") {
      tdsMb = Math.max(tdsMb, memoryMb);
      continue;
    }
    if (runs[0].state === "failed") throw new Error(runs[0].error);
    tdsAt ||= performance.now();
    mostMb = Math.max(mostMb, memoryMb);
    const { questions } = runs[0].report;
    if (questions === undefined) continue;
    const ms = performance.now() - tdsAt;
    const what = `${questions.read} questions in ${questions.months} months, ${questions.kept} kept`;
    report(`${label} (${what})`, `${(ms / 1000).toFixed(1)} s`, ms <= limitMs);
    report(
      "  memory, TDs and then questions",
      `${tdsMb} MB, ${mostMb} MB`,
      mostMb - tdsMb <= TARGETS.memoryMb,
    );
    if (questions.failed !== undefined) throw new Error(questions.failed);
    // The run's end is announced after its report is stored.
    await sleep(1_000);
    return;
  }
}
