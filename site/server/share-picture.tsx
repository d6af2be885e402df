import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import type { Campaign } from "../../api/contract/campaign/campaign.ts";
import type { Constituency } from "../../api/contract/constituencies.ts";
import type { Language } from "../../api/contract/language.ts";
import { shownPage } from "../page/shown-page.ts";
import { SharePicture } from "../pages/tds/SharePicture.tsx";

/**
 * Draws the picture that shows a shared link to a constituency's page, as a PNG, on a thread of its
 * own. Rejects where the library has no build for the machine.
 *
 * @param folder where the build has put the font
 */
export async function drawSharePicture(
  folder: string,
  of: Constituency,
  campaign: Campaign,
  language: Language,
): Promise<Uint8Array> {
  const svg = renderToStaticMarkup(<SharePicture of={of} page={shownPage(campaign, language)} />);
  // Loaded with the first picture, because most servers of a machine under test draw none.
  const { renderAsync } = await import("@resvg/resvg-js");
  const drawn = await renderAsync(svg, {
    font: {
      fontFiles: [join(folder, "share-font.ttf")],
      loadSystemFonts: false,
      defaultFontFamily: "Bricolage Grotesque",
    },
  });
  return drawn.asPng();
}
