import styled from "styled-components";
import { Button } from "../../widget/kit/Button.tsx";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { MEDIUM } from "../kit/layout.ts";
import { display, SIZE } from "../kit/type.ts";

/** A raised panel with a border. */
export const Panel = styled.section`
  display: grid;
  gap: ${SPACE.l};
  max-inline-size: 64rem;
  padding: ${SPACE.xl};
  border: 3px solid ${colour("ink")};
  box-shadow: 6px 6px 0 ${colour("ink")};
  background: ${colour("paperRaised")};
  ${MEDIUM} {
    padding: ${SPACE.xxl};
  }
`;

/** The heading of a panel or a section. */
export const PanelHeading = styled.h2<{ $tone?: "done" | "urgent" }>`
  ${display}
  font-size: ${SIZE.title};
  ${({ $tone }) => $tone && `color: ${colour($tone)};`}
`;

/** An error message. */
export const ErrorText = styled.p`
  color: ${colour("urgent")};
  font-size: ${SIZE.lead};
  font-weight: 700;
  overflow-wrap: anywhere;
`;

/** The kit's button in the page's font: the kit leaves the font to its host. */
export const PageButton = styled(Button)`
  font-family: inherit;
  font-size: inherit;
  ${({ $variant }) => $variant === "quiet" && "background: none;"}
`;

/** A native dialog over the page, with a form in it. */
export const Dialog = styled.dialog`
  inline-size: min(44rem, 100% - 2 * ${SPACE.l});
  padding: ${SPACE.l};
  border: 3px solid ${colour("ink")};
  box-shadow: 6px 6px 0 ${colour("ink")};
  background: ${colour("paperRaised")};
  color: ${colour("ink")};
  &::backdrop {
    background: ${colour("scrim")};
  }
  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${SPACE.l};
  }
  ${MEDIUM} {
    padding: ${SPACE.xl};
  }
`;

/** The title of a page for staff. */
export const StaffTitle = styled.h1`
  ${display}
  font-size: clamp(3rem, 15.7cqi, 8rem);
  line-height: 0.88;
  letter-spacing: -0.035em;
`;
