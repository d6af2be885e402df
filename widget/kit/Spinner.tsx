import styled, { keyframes } from "styled-components";

const turn = keyframes`to { transform: rotate(1turn); }`;

/** Something is under way; stands beside a text that says what. Still where motion is reduced. */
export const Spinner = styled.span.attrs({ "aria-hidden": true })`
  flex: none;
  width: 1.1em;
  height: 1.1em;
  border: 0.18em solid;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
