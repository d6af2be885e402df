import { contrastRatio, MIN_TEXT_CONTRAST } from "../../api/contract/campaign/contrast.ts";
import { withAncestors } from "./ancestors.ts";
import { ELEMENT_COLOURS, type OwnColours } from "./tokens.ts";

/** A theme, and the colours in place of its paper and inks. */
export type GroundColours = { theme: "light" | "dark"; colours?: OwnColours };

/** The contrast from which a softer ink, for secondary text, has the contrast of WCAG AA too. */
const SOFTENED = 7;

/**
 * Returns the theme with more contrast on the ground, `#rrggbb`, and the colours in place of its paper and
 * inks; without colours where the ground is unknown or no ink has the contrast of WCAG AA.
 */
export function coloursOn(ground: string | null): GroundColours {
  const [dark, light] = [ELEMENT_COLOURS.ink.light, ELEMENT_COLOURS.ink.dark];
  if (ground === null) return { theme: "light" };
  const isDark = contrastRatio(light, ground) > contrastRatio(dark, ground);
  const theme = isDark ? "dark" : "light";
  const ink = isDark ? light : dark;
  const contrast = contrastRatio(ink, ground);
  if (contrast < MIN_TEXT_CONTRAST) return { theme };
  const mixed = (percent: number) => `color-mix(in srgb,${ink} ${percent}%,${ground})`;
  const inBoth = (colour: string) => ({ light: colour, dark: colour });
  return {
    theme,
    colours: {
      ink: inBoth(ink),
      link: inBoth(ink),
      inkSoft: inBoth(contrast < SOFTENED ? ink : mixed(84)),
      rule: inBoth(mixed(20)),
      paper: inBoth(ground),
      paperRaised: inBoth(ground),
      onLink: inBoth(ground),
    },
  };
}

type Layer = Pick<CSSStyleDeclaration, "backgroundColor" | "backgroundImage">;

/**
 * Returns the element's own paper, or else that of the page, and the page's: the backgrounds of the element's
 * ancestors. Null where one has a picture or a gradient, and in a browser without `color-mix`.
 */
function groundsOf(root: ShadowRoot): Record<"paper" | "page", string | null> {
  // The browser computes colours of any notation. `Canvas` is the ground of the page's colour scheme.
  const probe = root.appendChild(document.createElement("i"));
  const channelsOf = (colour: string) => {
    probe.style.cssText = `color:color-mix(in srgb,${colour},${colour})`;
    const { color } = getComputedStyle(probe);
    return color.startsWith("color(srgb ") ? (color.match(/-?[\d.]+/g) ?? []).map(Number) : [];
  };
  const mixed = (layers: Layer[]) => {
    let mixture = [0, 0, 0];
    /** The share of the layers below. */
    let open = 1;
    for (const { backgroundColor, backgroundImage } of layers) {
      const [red, green, blue, opacity = 1] = channelsOf(backgroundColor);
      if (backgroundImage !== "none" || blue === undefined) break;
      const layer = [red, green, blue];
      mixture = mixture.map((channel, at) => channel + open * opacity * (layer[at] ?? 0));
      open *= 1 - opacity;
      if (open === 0) break;
    }
    return open === 0 ? hexOf(mixture) : null;
  };
  const layers = withAncestors(root.host).map((each) => getComputedStyle(each));
  const page = mixed([...layers, { backgroundColor: "Canvas", backgroundImage: "none" }]);
  const own = layers[0]?.getPropertyValue("--bia-paper");
  const paper = own ? mixed([{ backgroundColor: own, backgroundImage: "none" }]) : page;
  probe.remove();
  return { paper, page };
}

/** Formats channels from 0 to 1 as `#rrggbb`. Channels of wider gamuts are cut. */
function hexOf(channels: readonly number[]): string {
  const bytes = channels.map((channel) => Math.round(255 * Math.min(1, Math.max(0, channel))));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/**
 * Calls `show` with the colours on the page's ground, at once and after a change of an ancestor or of
 * the visitor's colour scheme. Where that ground is the element's paper, the content lines up with the
 * page's text. Returns a function that stops this.
 */
export function followGround(root: ShadowRoot, show: (colours: GroundColours) => void): () => void {
  let last: string | null | undefined;
  const sheet = new CSSStyleSheet();
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  const measure = () => {
    const { paper, page } = groundsOf(root);
    const colours = coloursOn(paper);
    sheet.replaceSync(colours.colours && paper === page ? ":host{--contact-inset:0px}" : "");
    if (paper !== last) show(colours);
    last = paper;
  };
  const ancestors = withAncestors(root.host);
  const observer = new MutationObserver(measure);
  for (const each of ancestors) observer.observe(each, { attributes: true });
  const controller = new AbortController();
  const { signal } = controller;
  document.addEventListener(
    "transitionend",
    ({ target, propertyName }) => {
      const isGround = propertyName === "background-color";
      if (isGround && ancestors.some((each) => each === target)) measure();
    },
    { signal },
  );
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", measure, { signal });
  measure();
  return () => {
    observer.disconnect();
    controller.abort();
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}
