import { type ReactNode, useInsertionEffect, useState } from "react";
import styled, { css, StyleSheetManager } from "styled-components";
import { mirrorStyles } from "./mirrored-styles.ts";
import { COLOURS, colour, themeCss } from "./tokens.ts";

/**
 * The ground a component tree stands on inside a shadow root: its styles, its
 * theme, and nothing of the host page's but the font.
 */
export function ThemeRoot(props: {
  root: ShadowRoot;
  theme: "light" | "dark" | "auto";
  lang: string;
  children: ReactNode;
}) {
  const [styles] = useState(() => mirrorStyles(BASE));
  useInsertionEffect(() => styles.attach(props.root), [styles, props.root]);
  return (
    <StyleSheetManager
      target={styles.target}
      disableCSSOMInjection
      // Else development builds warn of `part`, which they do not know as an attribute.
      shouldForwardProp={() => true}
    >
      {/* Of its own language, not the page's: English is broken by a page that reads right to left. */}
      <Ground $theme={props.theme} lang={props.lang} dir="ltr">
        {props.children}
      </Ground>
    </StyleSheetManager>
  );
}

/**
 * What holds for everything inside: no browser's margins, one look of
 * keyboard focus, no motion for who asked for none, and on paper only what is read.
 */
const BASE = `:host{display:block}:host([hidden]){display:none}
*,::before,::after{box-sizing:border-box}
h2,h3,h4,p,ul,ol,button,input,textarea{margin:0;padding:0;border:0;font:inherit;color:inherit;background:none}
:focus-visible{outline:3px solid var(--bia-focus,${colour("link")});outline-offset:2px}
@media (prefers-reduced-motion:reduce){*{animation:none!important;transition:none!important}}
@media print{button,[part=picker],[part=provider]{display:none}}`;

/** The roles a host page may set, by the properties of the element's attribute table. */
const PUBLISHED = {
  ink: "--bia-ink",
  paper: "--bia-paper",
  paperRaised: "--bia-paper",
  urgent: "--bia-accent",
  // The campaign's blue is a stranger among another page's colours: its links and its chosen are
  // its ink, which it can read.
  link: "--bia-ink",
  onLink: "--bia-paper",
} as const;

/**
 * Roles that are a host page's own ink let down with its paper, and how much
 * of it is ink. An ink of 7:1 leaves secondary text of 4.5:1.
 */
const LET_DOWN = { inkSoft: 84, rule: 20 } as const;

/** Without an ink of the page's the mixture is no colour, and the theme's own stands. */
function letDown(theme: "light" | "dark"): string {
  return (Object.keys(LET_DOWN) as (keyof typeof LET_DOWN)[])
    .map(
      (name) =>
        `--own-${name}:color-mix(in srgb,var(--bia-ink) ${LET_DOWN[name]}%,var(--c-paper));--c-${name}:var(--own-${name},${COLOURS[name][theme]});`,
    )
    .join("");
}

const light = css`
  color-scheme: light;
  ${themeCss("light", PUBLISHED)}
  ${letDown("light")}
`;

const dark = css`
  color-scheme: dark;
  ${themeCss("dark", PUBLISHED)}
  ${letDown("dark")}
`;

const Ground = styled.div<{ $theme: "light" | "dark" | "auto" }>`
  all: initial;
  display: block;
  ${({ $theme }) => ($theme === "dark" ? dark : light)}
  ${({ $theme }) =>
    $theme === "auto" &&
    css`
      @media (prefers-color-scheme: dark) {
        ${dark}
      }
    `}
  color: ${colour("ink")};
  font-family: var(--bia-font, inherit);
  font-stretch: inherit;
  font-size: clamp(16px, 1rem, 20px);
  line-height: 1.5;
  text-align: start;
`;
