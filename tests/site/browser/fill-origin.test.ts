import { describe, expect, it } from "vitest";
import { BUILT_ORIGIN } from "../../../api/contract/paths.ts";
import { fillOrigin } from "../../../site/browser/fill-origin.ts";
import { shareLink } from "../../../site/parts/ShareLinks.tsx";

describe("the address in a share link", () => {
  it("is the page's own where the server has no public one", () => {
    const built = shareLink("https://wa.me/?text=", "Write to your TD", `${BUILT_ORIGIN}/`);
    expect(fillOrigin(built, "http://127.0.0.1:8080")).toBe(
      "https://wa.me/?text=Write%20to%20your%20TD%20http%3A%2F%2F127.0.0.1%3A8080%2F",
    );
  });

  it("stays where the server wrote a public one", () => {
    const link = shareLink("https://wa.me/?text=", "Write", "https://campaign.example/");
    expect(fillOrigin(link, "http://127.0.0.1:8080")).toBe(link);
  });
});
