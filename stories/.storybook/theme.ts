import { create } from "storybook/theming/create";
import { FAMILY } from "../../site/kit/type.ts";
import { COLOURS, INKS } from "../../widget/theme/tokens.ts";

const ink = (role: keyof typeof COLOURS) => COLOURS[role].light;

const { vermilion, marigold, ultramarine } = INKS;

/** The campaign's mark, as in the masthead, and what this place is. */
const BRAND = `<span class="workshop-brand"><svg viewBox="0 0 66 44" aria-hidden="true"><g style="isolation:isolate"><circle cx="22" cy="22" r="20" fill="${vermilion}"/><path d="M22 4H62L44 40H22Z" fill="${marigold}"/><path d="M34 44L50 10L66 44Z" fill="${ultramarine}"/></g></svg><span>Basic Income for the Arts <b>The workshop</b></span></span>`;

/** The workshop's own walls: paper, ink and vermilion, in the campaign's faces. */
export const campaignTheme = {
  ...create({
    base: "light",
    // With no picture of its own, the title may be markup: see manager-head.html.
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
