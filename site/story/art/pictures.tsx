import type { ComponentType } from "react";
import { Cinema } from "./Cinema.tsx";
import { Corner } from "./Corner.tsx";
import { Dusk } from "./Dusk.tsx";
import { Inside } from "./Inside.tsx";
import { Kitchen } from "./Kitchen.tsx";
import { Library } from "./Library.tsx";
import { Room } from "./Room.tsx";
import { Town } from "./Town.tsx";

/** The picture of each scene, 0 to 7. */
export const PICTURES: readonly ComponentType[] = [
  Town,
  Kitchen,
  Library,
  Corner,
  Cinema,
  Room,
  Inside,
  Dusk,
];
