import { INKS } from "../../widget/theme/tokens.ts";
import { ColourPlate } from "../art/illustration.tsx";

/** The background of a panel of 400 by 300 units. It extends past the edges, so that it fills any aspect ratio. */
export function PanelBackground({ ink }: { ink: keyof typeof INKS }) {
  return (
    <ColourPlate fill={INKS[ink]}>
      <path d="M-300-400H700V700H-300Z" />
    </ColourPlate>
  );
}
