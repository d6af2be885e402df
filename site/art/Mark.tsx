import { INKS } from "../../widget/theme/tokens.ts";
import { Plate, Print } from "./press.tsx";

/** The campaign's mark: three inks, three letters' worth of room, one overprint. */
export function Mark() {
  return (
    <Print viewBox="0 0 66 44">
      <Plate fill={INKS.vermilion}>
        <circle cx="22" cy="22" r="20" />
      </Plate>
      <Plate fill={INKS.marigold}>
        <path d="M22 4H62L44 40H22Z" />
      </Plate>
      <Plate fill={INKS.ultramarine}>
        <path d="M34 44L50 10L66 44Z" />
      </Plate>
    </Print>
  );
}
