import { PATHS } from "../../api/contract/paths.ts";
import { escapeHtml } from "../escape-html.ts";
import type { ShownPage } from "../shown-page.ts";
import { linkText } from "./embed-code.ts";
import { LOOKS } from "./look-presets.ts";
import { elementAttributes, type Settings } from "./settings.ts";

/** The height in pixels of a frame without a listener. */
export const FRAME_HEIGHT = 700;

/**
 * The permissions of the frame: run its script, open mail windows and the mail app, and copy. Its
 * origin is the campaign's, so it cannot reach the partner's page.
 */
const SANDBOX =
  "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation";

/** Returns the HTML of the frame edition, for a host that removes scripts. */
export function formatFrameCode(origin: string, settings: Settings, page: ShownPage): string {
  const query = frameQuery(settings);
  const src = `${origin}${PATHS.embedFrame}${query === "" ? "" : `?${query}`}`;
  return [
    `<iframe src="${escapeHtml(src)}"`,
    `  title="${escapeHtml(linkText(settings, page))}"`,
    `  width="100%" height="${FRAME_HEIGHT}" style="border: 0" loading="lazy" allow="clipboard-write; geolocation"`,
    `  sandbox="${SANDBOX}"></iframe>`,
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

/** Returns the query: attributes, and custom properties without their `--bia-`. */
function frameQuery(settings: Settings): string {
  const { look, accent } = settings;
  const properties = {
    ...(look !== null && LOOKS[look].properties),
    ...(accent !== null && { "--bia-accent": accent }),
  };
  const styles = Object.entries(properties).map(([name, value]) => [
    name.replace("--bia-", ""),
    value.replace(/^#|px$/g, ""),
  ]);
  return new URLSearchParams([
    ...Object.entries(elementAttributes(settings)),
    ...styles,
  ]).toString();
}
