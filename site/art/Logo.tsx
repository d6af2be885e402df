import { INKS } from "../../widget/theme/tokens.ts";
import { ColourPlate, Illustration } from "./illustration.tsx";

/** The campaign's logo: three overlapping shapes in three colours. */
export function Logo() {
  return (
    <Illustration viewBox="0 0 66 44">
      <ColourPlate fill={INKS.vermilion}>
        <circle cx="22" cy="22" r="20" />
      </ColourPlate>
      <ColourPlate fill={INKS.marigold}>
        <path d="M22 4H62L44 40H22Z" />
      </ColourPlate>
      <ColourPlate fill={INKS.ultramarine}>
        <path d="M34 44L50 10L66 44Z" />
      </ColourPlate>
    </Illustration>
  );
}
