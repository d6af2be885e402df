import { create } from "storybook/theming/create";
import { FAMILY } from "../../site/kit/type.ts";
import { COLOURS } from "../../widget/theme/all-colours.ts";
import { INKS } from "../../widget/theme/tokens.ts";

const ink = (role: keyof typeof COLOURS) => COLOURS[role].light;

const { vermilion, marigold, ultramarine } = INKS;

/** The campaign's logo, as in the masthead, and the name of this Storybook. */
const BRAND = `<span class="storybook-brand"><svg viewBox="0 0 66 44" aria-hidden="true"><g style="isolation:isolate"><circle cx="22" cy="22" r="20" fill="${vermilion}"/><path d="M22 4H62L44 40H22Z" fill="${marigold}"/><path d="M34 44L50 10L66 44Z" fill="${ultramarine}"/></g></svg><span>Basic Income for the Arts <b>Component library</b></span></span>`;

/** Storybook's own interface in the campaign's colours and fonts. */
export const campaignTheme = {
  ...create({
    base: "light",
    // Without a brand image, the title may be HTML. manager-head.html styles it.
    brandTitle: BRAND,
    brandUrl: "./",
    brandTarget: "_self",
    fontBase: FAMILY.text,
    fontCode: 'ui-monospace, "Liberation Mono", monospace',
    colorPrimary: ink("urgent"),
    colorSecondary: ink("link"),
    appBg: ink("paper"),
    appContentBg: ink("paperRaised"),
    appPreviewBg: ink("paper"),
    appHoverBg: ink("marigold"),
    appBorderColor: ink("ink"),
    appBorderRadius: 0,
    textColor: ink("ink"),
    textInverseColor: ink("onDark"),
    textMutedColor: ink("inkSoft"),
    barTextColor: ink("ink"),
    barHoverColor: ink("urgent"),
    barSelectedColor: ink("urgent"),
    barBg: ink("paper"),
    buttonBg: ink("paperRaised"),
    buttonBorder: ink("ink"),
    booleanBg: ink("paper"),
    booleanSelectedBg: ink("marigold"),
    inputBg: ink("paperRaised"),
    inputBorder: ink("ink"),
    inputTextColor: ink("ink"),
    inputBorderRadius: 0,
  }),
  brandImage: null,
};
