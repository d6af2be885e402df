/**
 * Opens a page with an empty cache, and waits until it has loaded what a first view needs: on the
 * action page also the element. Returns the bytes of all answers, headers included, and the paths
 * of the page's scripts.
 *
 * @param {import("@playwright/test").Page} page
 * @param {string} path relative to the context's base URL, or an address
 * @returns {Promise<{ kB: number, requests: number, scripts: string[] }>}
 */
export async function firstView(page, path) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.clearBrowserCache");
  let bytes = 0;
  let requests = 0;
  /** @type {string[]} */
  const scripts = [];
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    // Pictures in the styles have no bytes of their own.
    if (encodedDataLength > 0) requests += 1;
  });
  session.on("Network.responseReceived", ({ type, response }) => {
    if (type === "Script") scripts.push(new URL(response.url).pathname);
  });
  await page.goto(path);
  const element = page.locator("bia-contact-td");
  // On a constituency's page it stands below the first view, and is loaded when it comes near.
  if ((await element.count()) > 0 && !path.includes("/tds/"))
    await page.locator("bia-contact-td:defined").first().waitFor();
  await page.waitForLoadState("networkidle");
  await session.detach();
  return { kB: bytes / 1_000, requests, scripts };
}
