import { useEffect, useId, useRef } from "react";
import styled from "styled-components";
import { Button } from "../kit/Button.tsx";
import { useActions, useContact, useWording } from "../state/contact-context.ts";
import { colour, SPACE } from "../theme/tokens.ts";

/** A text that the browser refused to copy. It is selected, ready for manual copying. */
export function ManualCopy() {
  const words = useWording();
  const { closeManualCopy } = useActions();
  const text = useContact((state) => state.manualCopyText);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useEffect(() => {
    if (text === null) return;
    field.current?.focus();
    field.current?.select();
  }, [text]);
  if (text === null) return null;
  return (
    <CopyBox>
      <label htmlFor={id}>{words.manualCopy}</label>
      <CopyField ref={field} id={id} readOnly rows={4} value={text} />
      <Button onClick={closeManualCopy}>{words.sent.close}</Button>
    </CopyBox>
  );
}

const CopyBox = styled.div`
  display: grid;
  gap: ${SPACE.s};
  margin-block: ${SPACE.l};
  padding: ${SPACE.m};
  border: 2px solid ${colour("link")};
`;

const CopyField = styled.textarea`
  padding: ${SPACE.s};
  border: 1px solid ${colour("ink")};
  background: ${colour("paperRaised")};
`;
