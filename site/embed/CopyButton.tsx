import { type ReactNode, type RefObject, useEffect, useState } from "react";
import styled from "styled-components";
import { Button, type ButtonVariant } from "../../widget/kit/Button.tsx";
import { Icon } from "../kit/Icon.tsx";

interface CopyButtonProps {
  /** What is copied. */
  text: string;
  /** Where that text is shown: it is selected where the clipboard is refused. */
  shown: RefObject<HTMLElement | null>;
  /** What is said once it is copied, or selected. */
  copied: string;
  selected: string;
  variant?: ButtonVariant;
  children: ReactNode;
}

/** Copies a text; where the clipboard is refused, selects it, so that one key is left to press. */
export function CopyButton(props: CopyButtonProps) {
  const { text, shown, copied, selected, variant = "outline", children } = props;
  const [said, setSaid] = useState("");
  // What was said is of the text as it was then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what it waits for
  useEffect(() => setSaid(""), [text]);

  const press = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(copied);
    } catch {
      if (shown.current) window.getSelection()?.selectAllChildren(shown.current);
      setSaid(selected);
    }
  };
  return (
    <Place>
      <Press $variant={variant} onClick={press}>
        <Icon name="copy" /> {children}
      </Press>
      <p role="status">{said}</p>
    </Place>
  );
}

const Place = styled.div`
  @media (scripting: none), print {
    display: none;
  }
`;

const Press = styled(Button)`
  font-family: inherit;
  font-size: inherit;
`;
