/** The settings of a server that asks nobody for TDs: no test or measurement may bother the real source. */
export const ALONE = {
  POPULATE_EVERY_HOURS: "0",
  OIREACHTAS_API_URL: "http://127.0.0.1:9",
  OIREACHTAS_SITE_URL: "http://127.0.0.1:9",
};
