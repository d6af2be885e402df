import styled from "styled-components";
import { display, SIZE } from "../style/type.ts";

export const SectionTitle = styled.h2`
  ${display}
  font-size: clamp(min(2.75rem, 15cqi), 11cqi, 6rem);
  line-height: 0.9;
  letter-spacing: -0.03em;
`;

export const Subtitle = styled.h2`
  ${display}
  font-size: ${SIZE.subtitle};
`;
