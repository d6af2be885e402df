import { useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { SPACE } from "../../widget/theme/tokens.ts";
import { INSET, WIDE } from "../kit/layout.ts";
import { display, SIZE } from "../kit/type.ts";
import { LOOK_IDS, type LookId } from "./look-presets.ts";
import { Piece } from "./Piece.tsx";
import { LOOKS_WORDS } from "./words.ts";

/** The wall on which the example looks hang. */
export function Looks({ onTry }: { onTry: (look: LookId) => void }) {
  const wall = useRef<HTMLElement>(null);
  const near = useNear(wall);
  const [first, second] = LOOKS_WORDS.title;
  return (
    <Wall ref={wall} aria-labelledby="looks">
      <Title id="looks">
        {first} <span>{second}</span>
      </Title>
      <Lead>{LOOKS_WORDS.lead}</Lead>
      <Hanging>
        {LOOK_IDS.map((id) => (
          <Piece key={id} id={id} near={near} onTry={() => onTry(id)} />
        ))}
      </Hanging>
    </Wall>
  );
}

/** Whether something has been about to come into sight. */
function useNear(of: React.RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (of.current === null) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        watch.disconnect();
        setNear(true);
      },
      { rootMargin: "600px" },
    );
    watch.observe(of.current);
    return () => watch.disconnect();
  }, [of]);
  return near;
}

const Wall = styled.section`
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

const Title = styled.h2`
  ${display}
  font-size: clamp(2.75rem, 11vw, 6rem);
  line-height: 0.9;
  letter-spacing: -0.03em;
  span {
    display: block;
  }
`;

const Lead = styled.p`
  max-inline-size: 32rem;
  font-size: ${SIZE.lead};
  line-height: 1.4;
`;

/* Hung as a curator would, by weight and not by a grid: wide and narrow in turn, the right side higher. */
const Hanging = styled.ul`
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
      --hung: 34rem;
      grid-column: 1 / span 8;
    }
    > :nth-child(2) {
      --hung: 34rem;
      grid-column: 9 / -1;
      margin-block-start: -10rem;
    }
    > :nth-child(3) {
      --hung: 32rem;
      grid-column: 1 / span 4;
    }
    > :nth-child(4) {
      --hung: 32rem;
      grid-column: 5 / -1;
      margin-block-start: -5rem;
    }
  }
`;
