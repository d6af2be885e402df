import { describe, expect, it } from "vitest";
import { DEFAULT_CAMPAIGN } from "../../../api/contract/campaign/default-campaign.ts";
import { formatFrameCode } from "../../../site/embed/frame-code.ts";
import { LOOK_IDS, LOOKS } from "../../../site/embed/look-presets.ts";
import { DEFAULT_SETTINGS, updateSettings } from "../../../site/embed/settings.ts";
import { shownPage } from "../../../site/shown-page.ts";
import { readParameters } from "../../../widget/frame/parameters.ts";

const PAGE = shownPage(DEFAULT_CAMPAIGN, "en");
const ORIGIN = "https://campaign.example";

/** Reads the address of the code as the frame does. */
function read(code: string) {
  const src = /src="([^"]+)"/.exec(code)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const warnings: string[] = [];
  return { ...readParameters(new URL(src).search, (text) => warnings.push(text)), warnings };
}

describe("the code of the frame", () => {
  it("has the address without defaults, a title and the permissions that a letter needs", () => {
    expect(formatFrameCode(ORIGIN, { ...DEFAULT_SETTINGS, partner: "my-gallery" }, PAGE)).toBe(
      `<iframe src="https://campaign.example/embed/frame?partner=my-gallery"
  title="Contact your TD about the Basic Income for the Arts"
  width="100%" height="700" style="border: 0" loading="lazy" allow="clipboard-write; geolocation"
  sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"></iframe>`,
    );
    expect(formatFrameCode(ORIGIN, DEFAULT_SETTINGS, PAGE)).toContain(
      'src="https://campaign.example/embed/frame"',
    );
  });

  it.each(LOOK_IDS)(
    "sets everything of the look %s but its parts, in the frame's own terms",
    (look) => {
      const { attributes, styles, warnings } = read(
        formatFrameCode(ORIGIN, updateSettings(DEFAULT_SETTINGS, { look }), PAGE),
      );
      const { properties, theme } = LOOKS[look];
      const px = (value: string) => (value === "0" ? "0px" : value);
      expect(
        Object.fromEntries(Object.entries(styles).map(([name, value]) => [`--bia-${name}`, value])),
      ).toEqual({ ...properties, "--bia-radius": px(properties["--bia-radius"]) });
      expect(attributes).toEqual(theme === "dark" ? { theme } : {});
      expect(warnings).toEqual([]);
    },
  );

  it("sets the language in its address, and names the frame in it", () => {
    const code = formatFrameCode(ORIGIN, { ...DEFAULT_SETTINGS, language: "ga" }, PAGE);
    expect(read(code).attributes).toEqual({ lang: "ga" });
    expect(code).toContain('title="Scríobh chuig do Theachta Dála"');
  });

  it("sets a button colour over that of the look", () => {
    const festival = updateSettings(DEFAULT_SETTINGS, { look: "festival" });
    const code = formatFrameCode(ORIGIN, updateSettings(festival, { accent: "#0000aa" }), PAGE);
    expect(read(code).styles.accent).toBe("#0000aa");
  });

  it("escapes every value, and leaves out an invalid partner id", () => {
    const forged = { ...DEFAULT_SETTINGS, partner: '"><b>', constituency: '"><b>&' as "Clare" };
    const code = formatFrameCode('https://x/"<&', forged, PAGE);
    expect(code).not.toMatch(/<b>|partner/);
    expect(code.match(/"/g)).toHaveLength(8 * 2);
  });
});
