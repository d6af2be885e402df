import { createGlobalStyle } from "styled-components";
import { colour, themeCss } from "../../widget/theme/tokens.ts";

export const GlobalStyle = createGlobalStyle`
  :root { color-scheme: light dark; ${themeCss("light")} }
  @media (prefers-color-scheme: dark) { :root { ${themeCss("dark")} } }
  body { margin: 0; background: ${colour("paper")}; color: ${colour("ink")}; font-family: "Instrument Sans Variable", sans-serif; }
`;
