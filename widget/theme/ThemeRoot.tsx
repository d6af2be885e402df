import { type ReactNode, useInsertionEffect, useState } from "react";
import styled, { StyleSheetManager } from "styled-components";
import { colour, ELEMENT_COLOURS, type OwnColours, themeCss } from "./tokens.ts";

/** The styles and theme of a shadow root. Of the host page's styles it inherits only the font. */
export function ThemeRoot(props: {
  root: ShadowRoot;
  theme: "light" | "dark" | "auto";
  lang: string;
  /** The campaign's own colours. A host page's custom properties take precedence. */
  colours: OwnColours;
  /** The colours on the page's ground, which is then the paper. */
  coloursOnPage?: OwnColours | undefined;
  children: ReactNode;
}) {
  const target = useAdoptedStyles(props.root);
  return (
    <StyleSheetManager
      target={target}
      disableCSSOMInjection
      // Development builds would warn about the `part` attribute.
      shouldForwardProp={() => true}
    >
      {/* The element sets its own direction, because the page may be right-to-left. */}
      <ThemedBox
        $theme={props.theme}
        $colours={{ ...props.colours, ...props.coloursOnPage }}
        $printed={props.colours}
        $isClear={props.coloursOnPage !== undefined}
        lang={props.lang}
        dir="ltr"
      >
        {props.children}
      </ThemedBox>
    </StyleSheetManager>
  );
}

/**
 * Returns a target for the `<style>` elements of styled-components, whose rules the root adopts as
 * constructed sheets after the base: `style-src 'self'` of a host page blocks `<style>` there too.
 */
function useAdoptedStyles(root: ShadowRoot): HTMLElement {
  const [target] = useState(() => document.createElement("div"));
  useInsertionEffect(() => {
    const sheets: CSSStyleSheet[] = [];
    const knownRules = new Set<Node>();
    // Each batch of rules has its sheet: a change of the first sheet, which has rules for every
    // element, would recompute all styles while a press waits for its response. So the rules of
    // components are in the order of the first renderings, and no rule may depend on another.
    const adopt = (rules: string) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      sheets.push(sheet);
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    };
    // Each text node is one rule, and does not change.
    const update = () => {
      const added = [...target.children]
        .flatMap((style) => [...style.childNodes])
        .filter((text) => !knownRules.has(text));
      for (const text of added) knownRules.add(text);
      if (added.length > 0) adopt(added.map(({ textContent }) => textContent).join(""));
    };
    const observer = new MutationObserver(update);
    observer.observe(target, { childList: true, subtree: true });
    adopt(BASE_CSS);
    update();
    return () => {
      observer.disconnect();
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((each) => !sheets.includes(each));
    };
  }, [target, root]);
  return target;
}

/** Base rules: width (in a flex row it leaves a sibling room), reset, focus ring, motion and print. */
const BASE_CSS = `:host{display:block;box-sizing:border-box;min-width:min(280px,60%);max-width:100%}:host([hidden]){display:none}
*,::before,::after{box-sizing:border-box}
h2,h3,h4,p,ul,ol,button,input,textarea{margin:0;padding:0;border:0;font:inherit;color:inherit;background:none}
h2,h3,h4{text-wrap:balance}
ul{list-style:none}
a{color:inherit}
:focus-visible{outline:3px solid var(--bia-focus,${colour("link")});outline-offset:2px}
@media (prefers-reduced-motion:reduce){*{animation:none!important;transition:none!important}}
@media print{[part=picker],[part=provider],[role=note],[data-controls],[data-details]{display:none!important}}`;

/** The colour roles that a host page can override, and the custom property for each. */
const HOST_PROPERTIES = {
  ink: "--bia-ink",
  paper: "--bia-paper",
  paperRaised: "--bia-paper",
  urgent: "--bia-accent",
  onUrgent: "--on-accent",
  // The campaign's blue may clash with the page's colours, so links and selections use its ink.
  link: "--bia-ink",
  onLink: "--bia-paper",
  inkSoft: "--mixed-soft",
  rule: "--mixed-rule",
} as const;

/** White, or black where white has under 4.5:1 (WCAG) on the page's accent; invalid without an accent. */
const ON_ACCENT = (() => {
  const isWhite = "clamp(0,(1.05/4.5 - .05 - (.2126*r + .7152*g + .0722*b))*1e6,1)";
  return `color(from var(--bia-accent) srgb-linear ${isWhite} ${isWhite} ${isWhite})`;
})();

/** Returns the declarations of a theme in the colours of the host page and the campaign. */
const themeOf = (theme: "light" | "dark", colours: OwnColours) =>
  `color-scheme:${theme};${themeCss(theme, ELEMENT_COLOURS, HOST_PROPERTIES, colours)}`;

const ThemedBox = styled.div<{
  $theme: "light" | "dark" | "auto";
  $colours: OwnColours;
  /** The colours in print. */
  $printed: OwnColours;
  /** Whether the page shows through the ground. */
  $isClear: boolean;
}>`
  all: initial;
  display: block;
  @supports (color: color(from red srgb-linear r g b)) {
    --on-accent: ${ON_ACCENT};
  }
  /* Invalid without an ink of the page, so that the theme's own colours apply. An ink of 7:1 on the paper
     gives secondary text 4.5:1. */
  --mixed-soft: color-mix(in srgb, var(--bia-ink) 84%, var(--c-paper));
  --mixed-rule: color-mix(in srgb, var(--bia-ink) 20%, var(--c-paper));
  ${(props) => themeOf(props.$theme === "dark" ? "dark" : "light", props.$colours)}
  ${(props) =>
    props.$theme === "auto" &&
    `@media (prefers-color-scheme:dark){${themeOf("dark", props.$colours)}}`}
  --ground: ${(props) => (props.$isClear ? "var(--bia-paper,transparent)" : colour("paper"))};
  /* Dark ink on white paper, whatever the theme and the page's colours. */
  @media print {
    color-scheme: light;
    ${(props) => themeCss("light", ELEMENT_COLOURS, {}, props.$printed)}
  }
  color: ${colour("ink")};
  font-family: var(--bia-font, inherit);
  font-stretch: inherit;
  line-height: 1.5;
  text-align: start;
  text-wrap: pretty;
  /* Gives the element the preferred widths of a paragraph, for parents as wide as their content, which a
     size container has not: at most the page within a browser's margins, at least hardly any. */
  &::before {
    content: "";
    display: grid;
    grid-template-columns: minmax(160px, calc(100vw - 16px));
    height: 0;
    overflow: hidden;
  }
  /* The text size of the reader's browser, or that of a larger root of the page, up to twice. */
  > * {
    font-size: clamp(1em, 1rem, 2em);
  }
`;
