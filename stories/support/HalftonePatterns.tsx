import styled from "styled-components";
import { PressTiles, Print } from "../../site/art/press.tsx";

/** Defines the halftone patterns for illustrations that are shown without the picture that defines them. */
export function HalftonePatterns() {
  return (
    <HiddenPrint viewBox="0 0 1 1">
      <PressTiles />
    </HiddenPrint>
  );
}

const HiddenPrint = styled(Print)`
  position: absolute;
  inline-size: 0;
`;
