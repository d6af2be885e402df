/** Settings that keep a test server from sending requests to the real Oireachtas source. */
export const OFFLINE_SOURCE = {
  POPULATE_EVERY_HOURS: "0",
  OIREACHTAS_API_URL: "http://127.0.0.1:9",
  OIREACHTAS_SITE_URL: "http://127.0.0.1:9",
};
