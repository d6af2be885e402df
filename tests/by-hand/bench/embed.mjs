import { measureInteractions } from "./embed-interactions.mjs";
import { measureLoad } from "./embed-load.mjs";
import { withChromium, withServer } from "./harness.mjs";
import { servePartner } from "./partner-site.mjs";

/**
 * `npm run bench`, the embed: the cost of the element to a partner's page that
 * has it below the viewport, and its interaction latency on a slow phone. Loads with and without it alternate in one run.
 */

await withServer((campaign) => withChromium((browser) => measure(browser, campaign)));

/**
 * @param {import("@playwright/test").Browser} browser
 * @param {string} campaign
 */
async function measure(browser, campaign) {
  const partner = await servePartner(campaign);
  try {
    const load = await measureLoad(browser, partner.origin, campaign);
    row("LCP difference, with and without the element", spread(load.lcp), 50, load.lcp.median);
    row(
      "Blocking time difference, with and without the element",
      spread(load.tbt),
      30,
      load.tbt.median,
    );
    row("Requests before the element is near the viewport", `${load.requests}`, 1, load.requests);
    const { worstMs, steps } = await measureInteractions(browser, `${partner.origin}/first`);
    row("Slowest interaction at 4× CPU throttling", ms(worstMs), 100, worstMs);
    for (const { name, medianMs, worstMs } of steps) {
      console.log(`  ${name.padEnd(56)}${ms(medianMs)} (worst ${worstMs})`);
    }
  } finally {
    partner.close();
  }
}

/**
 * Prints a measurement and fails the run when the value is above its target.
 * @param {string} label
 * @param {string} measured
 * @param {number} target
 * @param {number} value
 */
function row(label, measured, target, value) {
  const isReached = value <= target;
  console.log(
    `${label.padEnd(58)}${measured.padEnd(22)}target ${target} ${isReached ? "reached" : "missed"}`,
  );
  if (!isReached) process.exitCode = 1;
}

/** @param {number} value */
function ms(value) {
  return `${Math.round(value)} ms`;
}

/** @param {import("./embed-load.mjs").Spread} values */
function spread({ median, min, max }) {
  return `${ms(median)} (${Math.round(min)} to ${Math.round(max)})`;
}
