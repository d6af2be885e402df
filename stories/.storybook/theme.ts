import { create } from "storybook/theming/create";
import { FAMILY } from "../../site/style/type.ts";
import { COLOURS } from "../../widget/theme/tokens.ts";

const ink = (role: keyof typeof COLOURS) => COLOURS[role].light;

/** The workshop's own walls: paper, ink and vermilion, in the campaign's faces. */
export const campaignTheme = create({
  base: "light",
  brandTitle: "Basic Income for the Arts: the workshop",
  brandUrl: "./",
  brandImage: "./favicon.svg",
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
  textInverseColor: ink("onPress"),
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
});
