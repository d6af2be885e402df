import { type ReactNode, type RefObject, useEffect, useState } from "react";
import styled from "styled-components";
import { Button, type ButtonVariant } from "../../widget/kit/Button.tsx";
import { Icon } from "../kit/Icon.tsx";

interface CopyButtonProps {
  /** The text to copy. */
  text: string;
  /** The element that shows the text. Its content is selected when copying is blocked. */
  source: RefObject<HTMLElement | null>;
  /** The message after copying. */
  copiedMessage: string;
  /** The message after copying was blocked and the text was selected. */
  selectedMessage: string;
  variant?: ButtonVariant;
  children: ReactNode;
}

/** Copies a text. When the browser blocks copying, selects it for copying by hand. */
export function CopyButton(props: CopyButtonProps) {
  const { text, source, copiedMessage, selectedMessage, variant = "outline", children } = props;
  const [message, setMessage] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: a message about an older text is removed
  useEffect(() => setMessage(""), [text]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setMessage(copiedMessage);
    } catch {
      if (source.current) window.getSelection()?.selectAllChildren(source.current);
      setMessage(selectedMessage);
    }
  };
  return (
    <ScriptedOnly>
      <CopyControl $variant={variant} onClick={copy}>
        <Icon name="copy" /> {children}
      </CopyControl>
      <p role="status">{message}</p>
    </ScriptedOnly>
  );
}

const ScriptedOnly = styled.div`
  @media (scripting: none), print {
    display: none;
  }
`;

const CopyControl = styled(Button)`
  font-family: inherit;
  font-size: inherit;
`;
