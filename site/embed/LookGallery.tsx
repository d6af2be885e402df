import { useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { SPACE } from "../../widget/theme/tokens.ts";
import { INSET, WIDE } from "../kit/layout.ts";
import { display, SIZE } from "../kit/type.ts";
import { useTexts } from "../shown-page.ts";
import { LookCard } from "./LookCard.tsx";
import { LOOK_IDS, type LookId } from "./look-presets.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** The example looks, side by side. */
export function LookGallery({ onTry }: { onTry: (look: LookId) => void }) {
  const section = useRef<HTMLElement>(null);
  const isNear = useIsNear(section);
  const { looks } = useTexts({ en, ga });
  const [first, second] = looks.title;
  return (
    <GallerySection ref={section} aria-labelledby="looks">
      <GalleryTitle id="looks">
        {first} <span>{second}</span>
      </GalleryTitle>
      <GalleryLead>{looks.lead}</GalleryLead>
      <CardGrid>
        {LOOK_IDS.map((id) => (
          <LookCard key={id} id={id} isNear={isNear} onTry={() => onTry(id)} />
        ))}
      </CardGrid>
    </GallerySection>
  );
}

/** Whether the target has come within 600 px of the viewport. Stays true from then on. */
function useIsNear(target: React.RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (target.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        setIsNear(true);
      },
      { rootMargin: "600px" },
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return isNear;
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

const GalleryTitle = styled.h2`
  ${display}
  font-size: clamp(2.75rem, 11vw, 6rem);
  line-height: 0.9;
  letter-spacing: -0.03em;
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
  grid-template-columns: minmax(0, 1fr);
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
