import styled from "styled-components";
import type { Td } from "../../api/contract/td.ts";
import { Button } from "../kit/Button.tsx";
import { useActions, useContact, useWording } from "../state/contact-context.ts";
import { colour, SPACE } from "../theme/tokens.ts";

/** A list item with a TD and a button that sends the letter to this TD only. */
export function TdCard(props: {
  td: Td;
  showConstituency: boolean;
  /** The mark of the sample TD. */
  sampleLabel?: string;
  /** The id of the text that explains why sending is disabled. */
  disabledReasonId?: string;
}) {
  const { td, sampleLabel, disabledReasonId } = props;
  const words = useWording().results;
  const { send } = useActions();
  const isComposing = useContact(({ sending }) => sending.status === "composing");
  return (
    <CardItem part="card">
      <TdDetails>
        <TdName>
          {td.name} {sampleLabel === undefined ? null : <SampleMark>{sampleLabel}</SampleMark>}
        </TdName>
        {td.party === undefined ? null : <TdDetail>{td.party}</TdDetail>}
        {props.showConstituency ? <TdDetail>{td.constituency}</TdDetail> : null}
        <TdDetail $isAddress>{td.email}</TdDetail>
      </TdDetails>
      <Button
        aria-label={words.sendTo(td.name)}
        aria-describedby={disabledReasonId}
        disabled={disabledReasonId !== undefined}
        // A disabled button loses the focus, so it only says that it is disabled while sending.
        aria-disabled={isComposing}
        onClick={() => send([td])}
      >
        {words.send}
      </Button>
    </CardItem>
  );
}

const CardItem = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${SPACE.m};
  padding-block: ${SPACE.m};
  border-top: 2px solid ${colour("ink")};
  break-inside: avoid;
`;

const TdDetails = styled.div`
  min-width: 0;
`;

const TdName = styled.p`
  font-size: 1.125em;
  font-weight: 700;
  line-height: 1.3;
`;

const TdDetail = styled.p<{ $isAddress?: boolean }>`
  font-size: 0.9375em;
  ${({ $isAddress }) => ($isAddress ? `color: ${colour("inkSoft")}; overflow-wrap: anywhere;` : "")}
`;

const SampleMark = styled.span`
  padding: 0 ${SPACE.s};
  background: ${colour("marigold")};
  color: ${colour("onMarigold")};
  font-size: 0.875em;
`;
