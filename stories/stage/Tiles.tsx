import styled from "styled-components";
import { PressTiles, Print } from "../../site/art/press.tsx";

/** The press’ halftones, for pictures that stand on a page beside the one that holds them. */
export function Tiles() {
  return (
    <Nowhere viewBox="0 0 1 1">
      <PressTiles />
    </Nowhere>
  );
}

const Nowhere = styled(Print)`
  position: absolute;
  inline-size: 0;
`;
