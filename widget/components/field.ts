import type { WheelEvent } from "react";
import { css } from "styled-components";
import { colour } from "../theme/tokens.ts";

/** The frame of a field. */
export const fieldFrame = css`
  border: 2px solid ${colour("ink")};
  border-radius: var(--bia-radius, 4px);
  background: ${colour("paperRaised")};
`;

/** Keeps the wheel over a part that scrolls from pages that scroll themselves, which would prevent it. */
export const keepWheel = (event: WheelEvent) => event.stopPropagation();
