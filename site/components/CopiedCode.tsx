import { type ReactNode, type RefObject, useRef, useState } from "react";
import styled from "styled-components";
import { Button, type ButtonVariant } from "../../widget/components/Button.tsx";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { useWording } from "../document/shown-page.ts";
import { painted, scriptedOnly } from "../style/layout.ts";
import { codeStyle } from "../style/type.ts";
import { Icon } from "./Icon.tsx";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** A code with a button that copies it, or selects it where the browser blocks copying. */
export function CopiedCode(props: {
  code: string;
  copy: string;
  copied: string;
  variant?: ButtonVariant;
  children?: ReactNode;
}) {
  const { code, copy, copied, variant = "outline", children } = props;
  const { selected } = useWording({ en, ga });
  const [status, setStatus] = useState({ of: "", message: "" });
  const codeElement = useRef<HTMLElement>(null);
  const copyCode = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setStatus({ of: code, message: copied });
    } catch {
      if (codeElement.current) getSelection()?.selectAllChildren(codeElement.current);
      setStatus({ of: code, message: selected });
    }
  };
  return (
    <>
      <CodeBlock ref={codeElement} code={code} />
      <CopyControl>
        <div>
          <Button $variant={variant} onClick={copyCode}>
            <Icon name="copy" /> {copy}
          </Button>
          <p role="status">{status.of === code ? status.message : null}</p>
        </div>
        {children}
      </CopyControl>
    </>
  );
}

export function CodeBlock({ code, ref }: { code: string; ref?: RefObject<HTMLElement | null> }) {
  return (
    <CodeLines translate="no">
      <code ref={ref}>
        {code.split("\n").map((line, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its number
          <span key={number}>{line}</span>
        ))}
      </code>
    </CodeLines>
  );
}

export const CodeLines = styled.pre`
  ${codeStyle}
  padding: ${SPACE.l};
  border: 1px solid transparent;
  ${painted("inkGround", "onDark")}
  white-space: pre-wrap;
  /* The rest of a wrapped line is indented, so that lines can be told apart. */
  span {
    display: block;
    padding-inline-start: 4ch;
    text-indent: -4ch;
  }
  ::selection {
    background: ${colour("marigold")};
    color: ${colour("onMarigold")};
  }
`;

export const CopyControl = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${SPACE.m} ${SPACE.xl};
  > div {
    ${scriptedOnly}
  }
  button {
    font-family: inherit;
    font-size: inherit;
    /* Room for long Irish words in large text. */
    overflow-wrap: anywhere;
  }
`;
