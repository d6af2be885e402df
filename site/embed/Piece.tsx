import { useEffect, useRef } from "react";
import styled from "styled-components";
import { Button } from "../../widget/kit/Button.tsx";
import { visuallyHidden } from "../../widget/kit/visually-hidden.ts";
import { colour, SPACE, TARGET_SIZE } from "../../widget/theme/tokens.ts";
import { display, SIZE } from "../kit/type.ts";
import { CopyButton } from "./CopyButton.tsx";
import { code } from "./code.ts";
import { hang } from "./hang.ts";
import { lookCss } from "./look-css.ts";
import { LOOKS, type LookId } from "./look-presets.ts";
import { Prose } from "./Prose.tsx";
import { useSheet } from "./use-sheet.ts";
import { LOOKS_WORDS } from "./words.ts";

/** Whose TDs the pictures show. */
const SHOWN = "Galway West";

interface PieceProps {
  id: LookId;
  /** Whether the wall is near enough for the pictures to be worth their weight. */
  near: boolean;
  onTry: () => void;
}

/** One framed look: the element itself behind glass, and its label beside it. */
export function Piece({ id, near, onTry }: PieceProps) {
  const look = LOOKS[id];
  const css = lookCss(look);
  const glass = useRef<HTMLDivElement>(null);
  const shown = useRef<HTMLElement>(null);
  useSheet(
    [
      `[data-look="${id}"] { background: ${look.properties["--bia-paper"]}; }`,
      lookCss(look, `[data-look="${id}"] > bia-contact-td`),
    ].join("\n"),
  );
  useEffect(() => {
    if (!near || glass.current === null) return;
    return hang(glass.current, { theme: look.theme, constituency: SHOWN });
  }, [near, look]);
  return (
    <Hung>
      <Glass ref={glass} data-look={id} aria-hidden="true" inert />
      <Label>
        <div>
          <Name>{look.name}</Name>
          <p>{look.caption}</p>
        </div>
        <Row>
          <Try onClick={onTry}>
            <span>
              {LOOKS_WORDS.try}
              <Hidden>{LOOKS_WORDS.tryRest(look.name)}</Hidden>
            </span>
          </Try>
          <CopyButton
            text={css}
            shown={shown}
            copied={LOOKS_WORDS.copied}
            selected={LOOKS_WORDS.selected}
          >
            <span>
              {LOOKS_WORDS.copy}
              <Hidden>
                {LOOKS_WORDS.copyRest} {LOOKS_WORDS.of(look.name)}
              </Hidden>
            </span>
          </CopyButton>
        </Row>
        <Css>
          <summary>
            {LOOKS_WORDS.css}
            <Hidden>{LOOKS_WORDS.of(look.name)}</Hidden>
          </summary>
          <pre>
            <code ref={shown}>{css}</code>
          </pre>
          {look.theme === "dark" ? (
            <p>
              <Prose text={LOOKS_WORDS.onTag} />
            </p>
          ) : null}
        </Css>
      </Label>
    </Hung>
  );
}

const Hidden = styled.span`
  ${visuallyHidden}
`;

const Hung = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.xl};
  align-content: start;
`;

const Glass = styled.div`
  block-size: var(--hung, 35rem);
  overflow: hidden;
  border: 3px solid ${colour("ink")};
  box-shadow: 6px 6px 0 ${colour("ink")};
  @media (scripting: none) {
    display: none;
  }
`;

/* A museum's label: name, what it is, what it is made of. */
const Label = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${SPACE.m};
  font-size: ${SIZE.small};
`;

const Name = styled.h3`
  ${display}
  margin-block-end: ${SPACE.s};
  font-size: ${SIZE.subtitle};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${SPACE.s};
  @media (scripting: none) {
    display: none;
  }
`;

const Try = styled(Button)`
  font-family: inherit;
  font-size: inherit;
`;

const Css = styled.details`
  flex: 1 0 100%;
  summary {
    display: flex;
    align-items: center;
    gap: ${SPACE.s};
    min-block-size: ${TARGET_SIZE};
    inline-size: fit-content;
    font-weight: 700;
    cursor: pointer;
    &::before {
      content: "+";
      font-size: 1.5em;
      line-height: 1;
    }
  }
  &[open] summary::before {
    content: "−";
  }
  pre {
    ${code}
    margin: 0;
    font-size: 0.8125rem;
    white-space: pre-wrap;
  }
`;
