import type { ReactNode } from "react";
import styled from "styled-components";
import type { Constituency } from "../../api/contract/constituencies.ts";
import { OFFICIAL_TD_LIST_URL } from "../../api/contract/oireachtas.ts";
import { Button, LinkButton, NEW_TAB } from "../components/Button.tsx";
import { useActions, useWording } from "../state/contact-context.ts";
import { colour, SPACE } from "../theme/tokens.ts";

/** Says that the lookup failed, and offers a retry. `children` says what stands in place of the TDs. */
export function SampleNote(props: {
  id?: string;
  constituency: Constituency;
  children?: ReactNode;
}) {
  const wording = useWording().notFound;
  const { choose } = useActions();
  return (
    <NoteBox>
      <p id={props.id}>
        {wording.explanation} {props.children}
      </p>
      <Button onClick={() => choose(props.constituency)}>{wording.retry}</Button>
      <LinkButton $variant="quiet" href={OFFICIAL_TD_LIST_URL} {...NEW_TAB}>
        {wording.officialList}
      </LinkButton>
    </NoteBox>
  );
}

const NoteBox = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${SPACE.m} ${SPACE.s};
  margin-top: ${SPACE.l};
  padding: ${SPACE.s} ${SPACE.l} ${SPACE.m};
  border: 2px solid ${colour("ink")};
  border-left: 12px solid ${colour("marigold")};
  > p {
    flex: 1 0 100%;
  }
`;
