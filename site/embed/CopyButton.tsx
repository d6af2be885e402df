import { type ReactNode, type RefObject, useEffect, useState } from "react";
import styled from "styled-components";
import { Button, type ButtonVariant } from "../../widget/kit/Button.tsx";
import { Icon } from "../kit/Icon.tsx";
import { useTexts } from "../shown-page.ts";
import { scriptedOnly } from "./styles.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

interface CopyButtonProps {
  /** The text to copy. */
  text: string;
  /** The element that shows the text. Its content is selected when copying is blocked. */
  source: RefObject<HTMLElement | null>;
  /** The message after copying. */
  copiedMessage: string;
  variant?: ButtonVariant;
  children: ReactNode;
}

/** Copies a text. When the browser blocks copying, selects it for copying by hand. */
export function CopyButton(props: CopyButtonProps) {
  const { text, source, copiedMessage, variant = "outline", children } = props;
  const { selected } = useTexts({ en, ga });
  const [message, setMessage] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: a message about an older text is removed
  useEffect(() => setMessage(""), [text]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setMessage(copiedMessage);
    } catch {
      if (source.current) window.getSelection()?.selectAllChildren(source.current);
      setMessage(selected);
    }
  };
  return (
    <CopyControl>
      <Button $variant={variant} onClick={copy}>
        <Icon name="copy" /> {children}
      </Button>
      <p role="status">{message}</p>
    </CopyControl>
  );
}

const CopyControl = styled.div`
  ${scriptedOnly}
  button {
    font-family: inherit;
    font-size: inherit;
  }
`;
