import { useRef } from "react";
import styled from "styled-components";
import { Button } from "../../widget/kit/Button.tsx";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { INSET, WIDE } from "../kit/layout.ts";
import { SIZE } from "../kit/type.ts";
import { VisuallyHidden } from "../kit/VisuallyHidden.ts";
import { asksForLetters, usePage, useTexts } from "../shown-page.ts";
import { settingsCss } from "./look-css.ts";
import { LOOK_IDS, LOOKS, type LookId } from "./look-presets.ts";
import { DEFAULT_SETTINGS } from "./settings.ts";
import { useStillElement } from "./still-element.ts";
import { SectionTitle, Subtitle, scriptedOnly } from "./styles.ts";
import { useStyleSheet } from "./use-style-sheet.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** The constituency that the pictures show. */
const CONSTITUENCY = "Galway West";

/** The example looks, side by side. */
export function LookGallery({ onTry }: { onTry: (look: LookId) => void }) {
  const { looks } = useTexts({ en, ga });
  const [first, second] = looks.title;
  return (
    <GallerySection aria-labelledby="looks">
      <GalleryTitle id="looks">
        {first} <span>{second}</span>
      </GalleryTitle>
      <GalleryLead>{looks.lead}</GalleryLead>
      <CardGrid>
        {LOOK_IDS.map((id) => (
          <LookCard key={id} id={id} onTry={() => onTry(id)} />
        ))}
      </CardGrid>
    </GallerySection>
  );
}

/** One example look: a still picture of the element, its name, and a button that tries it. */
function LookCard({ id, onTry }: { id: LookId; onTry: () => void }) {
  const { theme, properties } = LOOKS[id];
  const { looks } = useTexts({ en, ga });
  const { campaign } = usePage();
  const name = looks.names[id];
  const frame = useRef<HTMLDivElement>(null);
  useStyleSheet(
    [
      `[data-look="${id}"] { background: ${properties["--bia-paper"]}; }`,
      settingsCss({ ...DEFAULT_SETTINGS, look: id }, `[data-look="${id}"] > bia-contact-td`),
    ].join("\n"),
  );
  useStillElement(frame, theme, CONSTITUENCY);
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
          <LookName as="h3">{name}</LookName>
          <p>{looks.captions[id]}</p>
        </div>
        <TryButton onClick={onTry}>
          <span>
            {looks.try}
            <VisuallyHidden>{looks.tryRest(name)}</VisuallyHidden>
          </span>
        </TryButton>
      </Caption>
    </Card>
  );
}

const GallerySection = styled.section`
  display: grid;
  gap: ${SPACE.m};
  padding: ${SPACE.xxxl} ${INSET};
  ${WIDE} {
    padding-block: 6rem;
  }
  @media print {
    display: none;
  }
`;

const GalleryTitle = styled(SectionTitle)`
  span {
    display: block;
  }
`;

const GalleryLead = styled.p`
  max-inline-size: 32rem;
  font-size: ${SIZE.lead};
  line-height: 1.4;
`;

/* Wide and narrow cards alternate, and the right column starts higher. */
const CardGrid = styled.ul`
  display: grid;
  gap: ${SPACE.xxxl};
  margin-block-start: ${SPACE.xl};
  padding: 0;
  list-style: none;
  ${WIDE} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    gap: ${SPACE.xxxl} ${SPACE.xl};
    > :nth-child(1) {
      --card-height: 34rem;
      grid-column: 1 / span 8;
    }
    > :nth-child(2) {
      --card-height: 34rem;
      grid-column: 9 / -1;
      margin-block-start: -10rem;
    }
    > :nth-child(3) {
      --card-height: 32rem;
      grid-column: 1 / span 4;
    }
    > :nth-child(4) {
      --card-height: 32rem;
      grid-column: 5 / -1;
      margin-block-start: -5rem;
    }
  }
`;

const Card = styled.li`
  display: grid;
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
  ${scriptedOnly}
`;

const Caption = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${SPACE.m};
  font-size: ${SIZE.small};
`;

const LookName = styled(Subtitle)`
  margin-block-end: ${SPACE.s};
`;

const TryButton = styled(Button)`
  font-family: inherit;
  font-size: inherit;
  ${scriptedOnly}
`;
