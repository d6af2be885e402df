import { useEffect, useRef } from "react";
import styled from "styled-components";
import { Button } from "../../widget/kit/Button.tsx";
import { colour, SPACE, TARGET_SIZE } from "../../widget/theme/tokens.ts";
import { display, SIZE } from "../kit/type.ts";
import { VisuallyHidden } from "../kit/VisuallyHidden.ts";
import { asksForLetters, usePage, useTexts } from "../shown-page.ts";
import { CopyButton } from "./CopyButton.tsx";
import { codeStyle } from "./code-style.ts";
import { FormattedText } from "./FormattedText.tsx";
import { lookCss } from "./look-css.ts";
import { LOOKS, type LookId } from "./look-presets.ts";
import { mountStillElement } from "./mount-still-element.ts";
import { useStyleSheet } from "./use-style-sheet.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** The constituency that the pictures show. */
const CONSTITUENCY = "Galway West";

interface LookCardProps {
  id: LookId;
  /** Whether the gallery is near the viewport. The element loads only then. */
  isNear: boolean;
  onTry: () => void;
}

/** One example look: a still picture of the element, its name and its CSS. */
export function LookCard({ id, isNear, onTry }: LookCardProps) {
  const look = LOOKS[id];
  const { looks } = useTexts({ en, ga });
  const { campaign } = usePage();
  const name = looks.names[id];
  const css = lookCss(look);
  const frame = useRef<HTMLDivElement>(null);
  const cssText = useRef<HTMLElement>(null);
  useStyleSheet(
    [
      `[data-look="${id}"] { background: ${look.properties["--bia-paper"]}; }`,
      lookCss(look, `[data-look="${id}"] > bia-contact-td`),
    ].join("\n"),
  );
  useEffect(() => {
    if (!isNear || frame.current === null) return;
    return mountStillElement(frame.current, { theme: look.theme, constituency: CONSTITUENCY });
  }, [isNear, look]);
  return (
    <Card>
      <ElementFrame
        ref={frame}
        data-look={id}
        $isLow={!asksForLetters(campaign)}
        aria-hidden="true"
        inert
      />
      <Caption>
        <div>
          <LookName>{name}</LookName>
          <p>{looks.captions[id]}</p>
        </div>
        <ButtonRow>
          <TryButton onClick={onTry}>
            <span>
              {looks.try}
              <VisuallyHidden>{looks.tryRest(name)}</VisuallyHidden>
            </span>
          </TryButton>
          <CopyButton
            text={css}
            source={cssText}
            copiedMessage={looks.copied}
            selectedMessage={looks.selected}
          >
            <span>
              {looks.copy}
              <VisuallyHidden>{looks.copyRest(name)}</VisuallyHidden>
            </span>
          </CopyButton>
        </ButtonRow>
        <CssDetails>
          <summary>
            {looks.css}
            <VisuallyHidden>{looks.cssRest(name)}</VisuallyHidden>
          </summary>
          <pre>
            <code ref={cssText}>{css}</code>
          </pre>
          {look.theme === "dark" ? (
            <p>
              <FormattedText text={looks.themeNote} />
            </p>
          ) : null}
        </CssDetails>
      </Caption>
    </Card>
  );
}

const Card = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.xl};
  align-content: start;
`;

/* The element of a campaign that asks for no letters shows two short texts. */
const ElementFrame = styled.div<{ $isLow: boolean }>`
  block-size: ${({ $isLow }) => ($isLow ? "auto" : "var(--card-height, 35rem)")};
  min-block-size: 11rem;
  overflow: hidden;
  border: 3px solid ${colour("ink")};
  box-shadow: 6px 6px 0 ${colour("ink")};
  @media (scripting: none) {
    display: none;
  }
`;

const Caption = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${SPACE.m};
  font-size: ${SIZE.small};
`;

const LookName = styled.h3`
  ${display}
  margin-block-end: ${SPACE.s};
  font-size: ${SIZE.subtitle};
`;

const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${SPACE.s};
  @media (scripting: none) {
    display: none;
  }
`;

const TryButton = styled(Button)`
  font-family: inherit;
  font-size: inherit;
`;

const CssDetails = styled.details`
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
    ${codeStyle}
    margin: 0;
    font-size: 0.8125rem;
    white-space: pre-wrap;
  }
`;
