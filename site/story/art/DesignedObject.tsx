import type { ReactNode } from "react";
import styled from "styled-components";
import { INKS } from "../../../widget/theme/tokens.ts";
import type { DrainStage } from "../stages.ts";
import { FadeIn, FadeOut } from "./drain.tsx";

/** An object that fades out in `stage` while its design drawing fades in. */
export function DesignedObject({
  stage,
  drawing,
  children,
}: {
  stage: DrainStage;
  drawing: string;
  children: ReactNode;
}) {
  return (
    <>
      <FadeIn data-stage={stage}>
        <DrawingPath d={drawing} />
      </FadeIn>
      <FadeOut data-stage={stage}>{children}</FadeOut>
    </>
  );
}

const DrawingPath = styled.path`
  fill: none;
  stroke: ${INKS.ink};
  stroke-width: 3.5;
  stroke-dasharray: 16 8 3 8;
`;
