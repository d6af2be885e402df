import styled from "styled-components";
import { SPACE, TARGET_SIZE } from "../theme/tokens.ts";

/** A label around its tick or radio, drawn in lines: forced colours remove every ground. */
export const ChoiceLabel = styled.label`
  && {
    display: flex;
    align-items: center;
    gap: ${SPACE.m};
    min-height: ${TARGET_SIZE};
    cursor: pointer;
  }
  && input {
    appearance: none;
    display: grid;
    place-content: center;
    flex: none;
    width: 1.5em;
    height: 1.5em;
    margin: 0;
    border: 2px solid;
    border-radius: 2px;
    font: inherit;
    color: inherit;
  }
  && [type="radio"] {
    border-radius: 50%;
    &:checked {
      border-width: 0.45em;
    }
  }
  && [type="checkbox"]:checked::before {
    content: "";
    width: 0.55em;
    height: 1em;
    border: solid;
    border-width: 0 0.2em 0.2em 0;
    transform: translateY(-0.1em) rotate(40deg);
  }
`;
