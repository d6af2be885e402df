import { useEffect, useId, useRef } from "react";
import styled from "styled-components";
import { Button } from "../kit/Button.tsx";
import { useActions, useContact, useWording } from "../state/contact-context.ts";
import { colour, SPACE } from "../theme/tokens.ts";

/** A text that could not be copied for the supporter, selected for copying by hand. */
export function HandCopy() {
  const words = useWording();
  const { closeHandCopy } = useActions();
  const text = useContact((state) => state.handCopy);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useEffect(() => {
    if (text === null) return;
    field.current?.focus();
    field.current?.select();
  }, [text]);
  if (text === null) return null;
  return (
    <Frame>
      <label htmlFor={id}>{words.handCopy}</label>
      <Text ref={field} id={id} readOnly rows={4} value={text} />
      <Button onClick={closeHandCopy}>{words.sent.close}</Button>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${SPACE.s};
  margin-block: ${SPACE.l};
  padding: ${SPACE.m};
  border: 2px solid ${colour("link")};
`;

const Text = styled.textarea`
  padding: ${SPACE.s};
  border: 1px solid ${colour("ink")};
  background: ${colour("paperRaised")};
`;
