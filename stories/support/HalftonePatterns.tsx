import styled from "styled-components";
import { HalftoneDefs, Illustration } from "../../site/drawings/illustration.tsx";

/** Defines the halftone patterns for illustrations that are shown without the picture that defines them. */
export function HalftonePatterns() {
  return (
    <HiddenIllustration viewBox="0 0 1 1">
      <HalftoneDefs />
    </HiddenIllustration>
  );
}

const HiddenIllustration = styled(Illustration)`
  position: absolute;
  inline-size: 0;
`;
