import { INKS } from "../../widget/theme/tokens.ts";
import { Illustration } from "./illustration.tsx";

/** The campaign's logo: three overlapping shapes in three colours. */
export function Logo() {
  return (
    <Illustration viewBox="0 0 66 44">
      <circle className="plate" fill={INKS.vermilion} cx="22" cy="22" r="20" />
      <path className="plate" fill={INKS.marigold} d="M22 4H62L44 40H22Z" />
      <path className="plate" fill={INKS.ultramarine} d="M34 44L50 10L66 44Z" />
    </Illustration>
  );
}
