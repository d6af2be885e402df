import {
  findPilotFaults,
  findStoryLinkFaults,
  findTeaserFaults,
  findTextFaults,
  PAGES,
  spaceText,
} from "../../site-layout.mjs";
import { until } from "./main-job.mjs";

/** The screens that each check is made on: width and height in pixels. */
const SCREENS = {
  text: sizes([320, 768, 1280]),
  pilot: sizes([700, 768, 900, 1024, 1280]),
  // From 1040 px on: a scrollbar that takes room leaves the wide layout's 64rem.
  teaser: sizes([1040, 1100, 1200, 1280]),
  story: [
    [320, 568],
    [390, 844],
    [768, 1024],
    [1280, 800],
  ],
};

/** @param {number[]} widths */
function sizes(widths) {
  return widths.map((width) => [width, 900]);
}

/**
 * Measures the campaign's own pages and throws an error that lists what is wrong.
 *
 * @param {import("./main-job.mjs").Driver} driver
 * @param {string} origin of the campaign
 */
export async function measureSite(driver, origin) {
  /** @type {string[]} */
  const faults = [];
  /**
   * @param {string} path
   * @param {number[][]} screens
   * @param {() => string[]} find runs in the page
   * @param {string} [state] of the page, for the message
   */
  const measure = async (path, screens, find, state = "") => {
    for (const [width = 0, height = 0] of screens) {
      const actual = await driver.resize(width, height);
      const found = String(await driver.read(`(${find})().join("\\n")`));
      if (found !== "") faults.push(`${path}${state} at ${actual} px:\n${found}`);
    }
  };
  /** @param {string} path */
  const open = async (path) => {
    await driver.visit(`${origin}${path}`);
    await until(driver, "the fonts are loaded", `document.fonts.status === "loaded"`);
  };
  for (const path of PAGES) {
    await open(path);
    await measure(path, SCREENS.text, findTextFaults);
    await driver.read(`(${spaceText})()`);
    await measure(path, SCREENS.text, findTextFaults, " with wide text spacing");
  }
  await open("/");
  await measure("/", SCREENS.pilot, findPilotFaults);
  await measure("/", SCREENS.teaser, findTeaserFaults);
  await open("/day-without-arts");
  await measure("/day-without-arts", SCREENS.story, findStoryLinkFaults);
  if (faults.length > 0) throw new Error(`the site's layout has faults:\n${faults.join("\n")}`);
}
