import { createGlobalStyle } from "styled-components";
import { COLOURS, colour, themeCss } from "../../widget/theme/tokens.ts";
import { FAMILY, SIZE } from "./type.ts";

/** Global styles of every page: the colour tokens of both themes and the element defaults. */
export const GlobalStyle = createGlobalStyle`
  :root {
    color-scheme: light dark;
    ${themeCss("light", COLOURS)}
  }
  @media screen and (prefers-color-scheme: dark) {
    :root { ${themeCss("dark", COLOURS)} }
  }

  *, *::before, *::after { box-sizing: border-box; }
  html {
    -webkit-text-size-adjust: 100%;
    scroll-padding-block-start: 1rem;
    scroll-behavior: smooth;
  }
  @media (prefers-reduced-motion: reduce) {
    html { scroll-behavior: auto; }
    dialog * { animation: none !important; }
  }
  body {
    margin: 0;
    min-block-size: 100svh;
    overflow-x: clip;
    background: ${colour("paper")};
    color: ${colour("ink")};
    font: 400 ${SIZE.body}/1.55 ${FAMILY.text};
    overflow-wrap: break-word;
    text-rendering: optimizeLegibility;
    text-wrap: pretty;
    /* WebKit prints backgrounds, and Firefox a second sheet for a body as tall as the window. */
    @media print { min-block-size: 0; background: none; }
  }
  #root {
    display: grid;
    grid-template-rows: auto 1fr auto;
    grid-template-columns: minmax(0, 1fr);
    min-block-size: 100svh;
    @media print { min-block-size: 0; }
  }
  main { container-type: inline-size; }
  /* Where a browser is too old for the layout's units, which drops their rules, no script runs either. */
  @supports not (container-type: inline-size) {
    :where(header, footer, main > *) { padding: 1rem; }
    h1 { font-size: 2.5rem !important; }
    main a svg { max-inline-size: 2.5rem; }
  }
  h1, h2, h3, h4, p, ul, ol, dd, pre, figure { margin: 0; }
  h1, h2, h3 { break-after: avoid; text-wrap: balance; }
  ul { padding: 0; list-style: none; }
  fieldset { min-inline-size: 0; margin: 0; padding: 0; border: 0; }
  /* A column is no wider than the page, whatever its longest word. */
  :where(main :not(svg *, span, a, button, input, select)) { min-inline-size: 0; }
  a { color: ${colour("link")}; text-underline-offset: 0.18em; text-decoration-thickness: 0.08em; }
  a:hover { text-decoration-thickness: 0.16em; }
  :focus-visible { outline: 3px solid ${colour("link")}; outline-offset: 3px; }
  main:focus { outline: none; }
  /* Not in pictures, whose shapes would have a second style to be calculated. */
  :not(svg *)::selection { background: ${colour("link")}; color: ${colour("onLink")}; }
`;
