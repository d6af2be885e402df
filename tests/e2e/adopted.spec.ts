import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

/** What creates the element: a script of the page's own document, or of a frame's. */
const CREATORS = ["createElement", "createElementNS", "a frame's createElementNS"] as const;

/** The documents in which the element stands, one after the other. */
const ROUTES: ("page" | "first frame" | "second frame")[][] = [
  ["page", "first frame"],
  ["page", "first frame", "page"],
  ["page", "first frame", "second frame"],
  ["first frame"],
  ["first frame", "second frame", "first frame"],
];

/** Creates the element, or moves it, into a document of the page. */
async function place(
  page: Page,
  where: string,
  how: { creator: (typeof CREATORS)[number] | undefined; adoptFirst: boolean; apiBase: string },
): Promise<void> {
  await page.evaluate(
    async ([where, { creator, adoptFirst, apiBase }]) => {
      const [first, second] = [...document.querySelectorAll("iframe")].map(
        (frame) => frame.contentDocument as Document,
      );
      const all = { page: document, "first frame": first, "second frame": second };
      const target = Reflect.get(all, where) as Document;
      let element = Reflect.get(window, "element") as Element | undefined;
      if (element === undefined) {
        const xhtml = "http://www.w3.org/1999/xhtml";
        if (creator === "createElement") element = document.createElement("bia-contact-td");
        else if (creator === "createElementNS") {
          element = document.createElementNS(xhtml, "bia-contact-td");
        } else {
          element = first?.createElementNS(xhtml, "bia-contact-td") as Element;
          // A frame has a registry of its own, in which the element is not defined.
          document.body.append(element);
        }
        element.setAttribute("api-base", apiBase);
        Object.assign(window, { element });
      }
      if (adoptFirst) {
        target.adoptNode(element);
        // The element notices that it was removed.
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      target.body.append(element);
    },
    [where, how] as const,
  );
}

// Both frames are on the screen.
test.use({ viewport: { width: 1000, height: 2200 } });

for (const adoptFirst of [false, true]) {
  for (const [index, route] of ROUTES.entries()) {
    // Each creator meets routes of every kind.
    const creator = CREATORS[(index + Number(adoptFirst)) % CREATORS.length];
    test(`created by ${creator} and put into the ${route.join(", then the ")}${adoptFirst ? ", each time after adoptNode" : ""}, the element has its styles and works`, async ({
      page,
      campaign,
      form,
    }) => {
      await form.embed("", {
        around: () => `<iframe title="First" width="800" height="900"></iframe>
          <iframe title="Second" width="800" height="900"></iframe>`,
      });
      await page.waitForFunction(() => customElements.get("bia-contact-td"));
      for (const [index, where] of route.entries()) {
        await place(page, where, { creator, adoptFirst, apiBase: campaign.origin });
        const scope = {
          page: page.locator("body"),
          "first frame": page.frameLocator("iframe >> nth=0").locator("body"),
          "second frame": page.frameLocator("iframe >> nth=1").locator("body"),
        }[where];
        const picker = scope.getByRole("combobox");
        await expect(picker).toHaveCSS("min-height", "52px");
        const constituency = index % 2 === 0 ? "Clare" : "Kerry";
        await picker.fill(constituency);
        await picker.press("Enter");
        await expect(
          scope.getByRole("heading", { name: `Your TDs in ${constituency}` }),
        ).toBeVisible();
        await scope.getByRole("button", { name: "Show the map" }).click();
        await expect(scope.locator(".bia-map-panel")).toHaveCSS("max-width", "576px");
        const sendAll = scope.getByRole("button", { name: "Send to All TDs Now!" });
        await expect(sendAll).toHaveCSS("background-color", "rgb(212, 46, 21)");
        if (index < route.length - 1) continue;
        await form.openedUrl(() => sendAll.click());
        const dialog = scope.getByRole("dialog", { name: "Message Sent!" });
        await expect(dialog).toBeVisible();
        await dialog.getByRole("button", { name: "Close" }).click();
        await expect(dialog).toBeHidden();
      }
      const sentInPage = async () => (await form.events()).filter(([type]) => type === "bia-sent");
      await expect.poll(sentInPage).toHaveLength(route.at(-1) === "page" ? 1 : 0);
    });
  }
}

test("moved to a frame and back within one task, the element has its styles, and so has its map", async ({
  page,
  form,
}) => {
  await form.embed("", { around: (tag) => `<iframe title="Frame"></iframe>${tag}` });
  const picker = page.getByRole("combobox");
  const showMap = page.getByRole("button", { name: "Show the map" });
  await showMap.click();
  await expect(page.locator(".bia-map-panel")).toHaveCSS("max-width", "576px");
  await page.evaluate(() => {
    const element = document.querySelector("bia-contact-td") as Element;
    document.querySelector("iframe")?.contentDocument?.body.append(element);
    document.body.append(element);
  });
  await expect(picker).toHaveCSS("min-height", "52px");
  await showMap.click();
  await expect(page.locator(".bia-map-panel")).toHaveCSS("max-width", "576px");
  await page.evaluate(() => {
    const element = document.querySelector("bia-contact-td") as Element;
    document.querySelector("iframe")?.contentDocument?.adoptNode(element);
    document.body.append(document.adoptNode(element));
  });
  await expect(picker).toHaveCSS("min-height", "52px");
  await showMap.click();
  await expect(page.locator(".bia-map-panel")).toHaveCSS("max-width", "576px");
});
