import styled from "styled-components";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { HeroArt } from "../art/HeroArt.tsx";
import { flecks } from "../kit/grain.ts";
import { INSET, MEDIUM, WIDE } from "../kit/layout.ts";
import { display, SIZE } from "../kit/type.ts";
import { AMPLIFY_ID, FIND_ID } from "./anchors.ts";
import { recordClick } from "./record-click.ts";
import { Stamp } from "./Stamp.tsx";
import { Ticket } from "./Ticket.tsx";

/** The poster: what is asked, how urgently, and the tickets to the job and to passing it on. */
export function Hero() {
  return (
    <Poster>
      <Art />
      <Headline>
        Urgent: <Line>Contact Your TD</Line> <Line>About BIA</Line>
      </Headline>
      <Badge>Time-sensitive</Badge>
      <Lead>
        Ask your TDs to retain, extend and expand the Basic Income for the Arts. The letter is
        written; sending it from your own email takes about a minute.
      </Lead>
      <Steps>
        <li>
          <Ticket
            href={`#${FIND_ID}`}
            step={1}
            title="SEND THE BIA LETTER"
            stock="urgent"
            onPress={() => recordClick("letter", fetch)}
          />
        </li>
        <li>
          <Ticket href={`#${AMPLIFY_ID}`} step={2} title="AMPLIFY THE MESSAGE" stock="outlined" />
        </li>
      </Steps>
    </Poster>
  );
}

/* The headline's size is set from its longest line, 5.65 em wide, so that it fills its seven columns and never breaks a line. */
const Poster = styled.section`
  --headline: clamp(2.5rem, 15.7vw, 7rem);
  position: relative;
  overflow-x: clip;
  display: grid;
  justify-items: start;
  padding: ${SPACE.s} ${INSET} ${SPACE.xxxl};
  &::after {
    ${flecks}
  }
  ${WIDE} {
    --headline: clamp(5.25rem, 8.9vw, 8rem);
    padding-block: ${SPACE.xl} ${SPACE.xxxl};
  }
  @media print {
    --headline: 2rem;
    padding: 0;
  }
`;

const Headline = styled.h1`
  ${display}
  position: relative;
  z-index: 1;
  grid-area: 1 / 1;
  font-size: var(--headline);
  line-height: 0.9;
  letter-spacing: -0.035em;
`;

const Line = styled.span`
  display: block;
  white-space: nowrap;
`;

/* Struck beside the first word, where the longest line leaves the room. */
const Badge = styled(Stamp)`
  grid-area: 1 / 1;
  align-self: start;
  margin-inline-start: calc(var(--headline) * 3.05);
  margin-block-start: calc(var(--headline) * 0.12);
  font-size: calc(var(--headline) * 0.3);
`;

const Lead = styled.p`
  position: relative;
  z-index: 1;
  max-inline-size: min(60vw, 13rem);
  margin-block-start: ${SPACE.l};
  font-size: ${SIZE.lead};
  line-height: 1.4;
  text-wrap: pretty;
  ${MEDIUM} {
    max-inline-size: 24rem;
  }
  ${WIDE} {
    max-inline-size: min(34rem, 45vw);
    margin-block-start: ${SPACE.xl};
  }
`;

const Steps = styled.ul`
  --ticket-title: clamp(1.75rem, 8.2vw, 2rem);
  position: relative;
  z-index: 1;
  display: grid;
  gap: ${SPACE.l};
  inline-size: 100%;
  margin-block-start: 6.5rem;
  padding: 0;
  list-style: none;
  li {
    display: grid;
  }
  ${MEDIUM} {
    max-inline-size: 27rem;
    margin-block-start: 9rem;
  }
  ${WIDE} {
    --ticket-title: clamp(1.75rem, 2.7vw, 2.75rem);
    grid-template-columns: 1fr 1fr;
    gap: ${SPACE.xl};
    max-inline-size: min(58rem, 61vw);
    margin-block-start: ${SPACE.xxl};
  }
  @media print {
    display: none;
  }
`;

/* On a phone the picture runs behind the short lines and down the right edge; on a desk it is the right half of the poster. */
const Art = styled(HeroArt)`
  position: absolute;
  /* The light reaches the floor below the poster, and never through it. */
  clip-path: inset(-25% -50% -30% -100%);
  inset-block-start: 8.5rem;
  inset-inline-end: -8rem;
  inline-size: 28rem;
  /* Too narrow for text beside the disc: in the dark, light text on rose would not be read. */
  @media (max-width: 22.5rem) {
    inset-block-start: 10rem;
    inset-inline-end: -6.5rem;
    inline-size: 24rem;
    .moon {
      display: none;
    }
  }
  ${MEDIUM} {
    inset-block-start: 9.5rem;
    inset-inline-end: -10rem;
    inline-size: 40rem;
  }
  ${WIDE} {
    inset-block-start: -4.25rem;
    inset-inline-end: -4vw;
    inline-size: clamp(34rem, 51vw, 52rem);
  }
  @media (forced-colors: active), print {
    display: none;
  }
  color: ${colour("ink")};
`;
