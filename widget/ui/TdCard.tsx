import styled from "styled-components";
import type { Td } from "../../api/contract/td.ts";
import { Button } from "../kit/Button.tsx";
import { useActions, useContact, useWording } from "../state/contact-context.ts";
import { colour, SPACE } from "../theme/tokens.ts";

/**
 * One TD with a button that sends to this one alone.
 *
 * @param props.blockedBy the id of the text that says why nothing can be sent
 */
export function TdCard(props: { td: Td; seat: boolean; sample?: string; blockedBy?: string }) {
  const { td, sample, blockedBy } = props;
  const words = useWording().results;
  const { send } = useActions();
  const busy = useContact(({ sending }) => sending.status === "composing");
  return (
    <Card part="card">
      <Who>
        <Name>
          {td.name} {sample === undefined ? null : <Mark>{sample}</Mark>}
        </Name>
        {td.party === undefined ? null : <Detail>{td.party}</Detail>}
        {props.seat ? <Detail>{td.constituency}</Detail> : null}
        <Detail $address>{td.email}</Detail>
      </Who>
      <Button
        aria-label={words.sendTo(td.name)}
        aria-describedby={blockedBy}
        disabled={busy || blockedBy !== undefined}
        onClick={() => send([td])}
      >
        {words.send}
      </Button>
    </Card>
  );
}

const Card = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${SPACE.m};
  padding-block: ${SPACE.m};
  border-top: 2px solid ${colour("ink")};
`;

const Who = styled.div`
  min-width: 0;
`;

const Name = styled.p`
  font-size: 1.125em;
  font-weight: 700;
  line-height: 1.3;
`;

const Detail = styled.p<{ $address?: boolean }>`
  font-size: 0.9375em;
  ${({ $address }) => ($address ? `color: ${colour("inkSoft")}; overflow-wrap: anywhere;` : "")}
`;

const Mark = styled.span`
  padding: 0 ${SPACE.s};
  background: ${colour("marigold")};
  color: ${colour("onMarigold")};
  font-size: 0.875em;
`;
