/**
 * `npm run test:mutation [-- --mutate 'widget/state/**']`: changes the sources in many
 * small ways and counts how many of the changes the unit tests notice. Sources that
 * only hold SQL are left out, as the tests on databases would take hours.
 * @type {import("@stryker-mutator/api/core").PartialStrykerOptions}
 */
export default {
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  vitest: { configFile: "tests/by-hand/mutation.vitest.config.ts" },
  mutate: [
    "api/tds/**/*.ts",
    "api/events/**/*.ts",
    "widget/domain/**/*.ts",
    "widget/state/**/*.ts",
    // SQL and connections: the store tests run these on databases.
    "!api/tds/**/*-store.ts",
    "!api/tds/population/run-lock.ts",
    "!api/tds/population/population.ts",
    "!api/events/retention.ts",
    // React hooks: the stories run them.
    "!widget/state/contact-context.ts",
    // Texts.
    "!widget/domain/wording/*.ts",
  ],
  // A change that makes a test run this much longer counts as noticed.
  timeoutMS: 20_000,
  timeoutFactor: 4,
  concurrency: 2,
  tempDirName: ".build/mutation",
  ignorePatterns: [".build", ".data", "test-results", "*.webm"],
  reporters: ["clear-text", "json", "html"],
  jsonReporter: { fileName: "test-results/mutation.json" },
  htmlReporter: { fileName: "test-results/mutation.html" },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: 85 },
};
