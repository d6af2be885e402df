import { INKS } from "../../widget/theme/tokens.ts";
import { Plate } from "../art/press.tsx";

/** A panel's ground: one ink, far over the edges of its 400 by 300, so that it fills any frame. */
export function Flood({ ink }: { ink: keyof typeof INKS }) {
  return (
    <Plate fill={INKS[ink]}>
      <path d="M-300-400H700V700H-300Z" />
    </Plate>
  );
}
