import type { ComponentType } from "react";
import { INKS } from "../../../widget/theme/tokens.ts";
import { Comes, Goes } from "./drain.ts";
import { Sheet } from "./Sheet.tsx";
import { Town } from "./Town.tsx";

/** The picture of each scene, 0 to 7. */
export const PICTURES: readonly ComponentType[] = [Town, ...Array.from({ length: 7 }, () => Blank)];

function Blank() {
  return (
    <Sheet scene={9}>
      <Goes $at={0}>
        <rect width="2000" height="1600" fill={INKS.marigold} />
      </Goes>
      <Goes $at={2}>
        <circle cx="1000" cy="900" r="300" fill={INKS.rose} />
      </Goes>
      <Comes $at={2}>
        <circle cx="1000" cy="900" r="300" fill={INKS.lead} />
      </Comes>
    </Sheet>
  );
}
