import styled, { keyframes } from "styled-components";

const rotation = keyframes`to { transform: rotate(1turn); }`;

/** A busy indicator, used with a text. It stands still if the visitor prefers reduced motion. */
export const Spinner = styled.span.attrs({ "aria-hidden": true })`
  flex: none;
  width: 1.1em;
  height: 1.1em;
  border: 0.18em solid;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${rotation} 0.8s linear infinite;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
