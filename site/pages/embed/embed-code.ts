import { PATHS } from "../../../api/contract/paths.ts";
import { partnerLink } from "../../components/PlaceLink.tsx";
import { escapeHtml } from "../../document/head.ts";
import type { ShownPage } from "../../document/shown-page.ts";
import { ACCENT, type EmbedSettings, elementAttributes } from "./settings.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** The height in pixels of a frame without a listener. */
export const FRAME_HEIGHT = 700;

/** The permissions of the frame, whose origin is the campaign's: no script of it reaches the partner's page. */
export const FRAME_SANDBOX =
  "allow-scripts allow-same-origin allow-modals allow-downloads allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation";

/** Returns the HTML that a partner pastes. Its link counts for the partner too, where a site removes the script. */
export function formatEmbedCode(origin: string, settings: EmbedSettings, page: ShownPage): string {
  const { accent, language } = settings;
  // An attribute, because a site that removes a `<style>` element may leave its text on the page.
  const style = accent === null ? {} : { style: `${ACCENT}: ${accent}` };
  const attributes = Object.entries({ ...elementAttributes(settings), ...style }).map(
    ([name, value]) => ` ${name}="${escapeHtml(value)}"`,
  );
  const link = partnerLink(settings, origin, language ?? page.language);
  return [
    `<script type="module" src="${escapeHtml(`${origin}${PATHS.embed}/bia-contact-td.js`)}"></script>`,
    `<bia-contact-td${attributes.join("")}>`,
    `  <a href="${escapeHtml(link)}">${escapeHtml(linkText(settings, page))}</a>`,
    "</bia-contact-td>",
  ].join("\n");
}

/** Returns the HTML of the frame edition, for a host that removes scripts, with a link below it. */
export function formatFrameCode(origin: string, settings: EmbedSettings, page: ShownPage): string {
  const query = frameQuery(settings);
  const src = `${origin}${PATHS.embedFrame}${query === "" ? "" : `?${query}`}`;
  const text = escapeHtml(linkText(settings, page));
  const link = partnerLink(settings, origin, settings.language ?? page.language);
  return [
    `<iframe src="${escapeHtml(src)}"`,
    `  title="${text}"`,
    `  width="100%" height="${FRAME_HEIGHT}" style="border: 0" loading="lazy" allow="clipboard-write; geolocation; web-share"`,
    `  sandbox="${FRAME_SANDBOX}"></iframe>`,
    `<p><a href="${escapeHtml(link)}">${text}</a></p>`,
  ].join("\n");
}

/** Returns the script that makes the frame as tall as its content, for a page that may run it. */
export function formatFrameListener(origin: string): string {
  const selector = `iframe[src^="${origin}${PATHS.embedFrame}"]`;
  return `<script>
  addEventListener("message", ({ data, source }) => {
    for (const frame of document.querySelectorAll('${selector}')) {
      if (frame.contentWindow === source && data.type === "bia-height") {
        frame.style.height = \`\${data.height}px\`;
      }
    }
  });
</script>`;
}

/** Returns the query of a frame, which does not see the ground of the page around it. */
function frameQuery(settings: EmbedSettings): string {
  const { theme, ...attributes } = elementAttributes(settings);
  return new URLSearchParams({
    ...attributes,
    ...(theme !== undefined && theme !== "page" && { theme }),
    ...(settings.accent !== null && { accent: settings.accent.slice(1) }),
  }).toString();
}

/** Returns the text of the link in the element and of a frame's title, in the element's language. */
function linkText(settings: EmbedSettings, { campaign, language }: ShownPage): string {
  const linkLanguage = settings.language ?? language;
  const { link, linkWithoutName } = { en, ga }[linkLanguage];
  return linkLanguage === language ? link(campaign.nameInText) : linkWithoutName;
}
