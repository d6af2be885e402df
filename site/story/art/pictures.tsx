import type { ComponentType } from "react";
import { Cinema } from "./Cinema.tsx";
import { Kitchen } from "./Kitchen.tsx";
import { Library } from "./Library.tsx";
import { Portrait } from "./Portrait.tsx";
import { Room } from "./Room.tsx";
import { StreetCorner } from "./StreetCorner.tsx";
import { TownAtDawn } from "./TownAtDawn.tsx";
import { TownAtDusk } from "./TownAtDusk.tsx";

/** The picture of each scene, 0 to 7. */
export const PICTURES: readonly ComponentType[] = [
  TownAtDawn,
  Kitchen,
  Library,
  StreetCorner,
  Cinema,
  Room,
  Portrait,
  TownAtDusk,
];
