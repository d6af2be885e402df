import styled from "styled-components";
import type { CampaignEvent } from "../../api/contract/events.ts";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { grainOverlay } from "../kit/grain.ts";
import { INSET, WIDE } from "../kit/layout.ts";
import { SIZE } from "../kit/type.ts";
import { useTexts } from "../shown-page.ts";
import { type Settings, validPartner } from "./settings.ts";
import { codeStyle, SectionTitle } from "./styles.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** An id as a browser makes it. */
const SAMPLE_ID = "1c9d2c7e-5b0a-4c1e-9a53-0d3f6c2b8e41";

/** Shows the exact event that is recorded when a letter is opened, and what is not recorded. */
export function RecordedData({ settings }: { settings: Settings }) {
  const wording = useTexts({ en, ga }).recorded;
  return (
    <RecordedSection aria-labelledby="recorded">
      <div>
        <SectionTitle id="recorded">{wording.title}</SectionTitle>
        <p>{wording.text}</p>
        <figure>
          <figcaption>{wording.caption}</figcaption>
          <pre>{JSON.stringify(sampleEvent(settings), null, 2)}</pre>
        </figure>
        <p>{wording.id}</p>
        <p>{wording.unnamed}</p>
      </div>
      <div>
        <SectionTitle as="h3">{wording.notTitle}</SectionTitle>
        <ul>
          {Object.values(wording.not).map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p>{wording.after}</p>
      </div>
    </RecordedSection>
  );
}

/** Returns the event of a letter opened with these settings. */
function sampleEvent(settings: Settings): CampaignEvent {
  const partner = validPartner(settings);
  const { provider } = settings;
  return {
    id: SAMPLE_ID,
    actor: "anon",
    action: "email_click",
    entity: "cta",
    meta: { source: "ContactTd", provider, ...(partner !== undefined && { partner }) },
  };
}

const RecordedSection = styled.section`
  position: relative;
  display: grid;
  gap: ${SPACE.xxxl};
  padding: ${SPACE.xxxl} ${INSET} 5rem;
  background: ${colour("blueGround")};
  color: ${colour("onDark")};
  &::after {
    ${grainOverlay}
    background: ${colour("onDark")};
    opacity: 0.5;
  }
  > * {
    position: relative;
    z-index: 1;
    display: grid;
    align-content: start;
    gap: ${SPACE.l};
    max-inline-size: 38rem;
  }
  h3 {
    color: ${colour("marigold")};
  }
  figure {
    margin: 0;
  }
  figcaption {
    margin-block-end: ${SPACE.s};
    font-size: ${SIZE.small};
    font-weight: 700;
  }
  pre {
    ${codeStyle}
    margin: 0;
    padding: ${SPACE.l} ${SPACE.xl};
    background: ${colour("paperRaised")};
    color: ${colour("ink")};
    white-space: pre-wrap;
  }
  ul {
    padding: 0;
    list-style: none;
  }
  li {
    padding-block: ${SPACE.m};
    border-block-end: 2px solid;
    font-size: ${SIZE.lead};
    line-height: 1.35;
  }
  @media (forced-colors: active) {
    border-block-start: 3px solid;
    pre {
      border: 2px solid;
    }
  }
  ${WIDE} {
    grid-template-columns: 1fr 1fr;
    padding-block: 6rem 7rem;
  }
  @media print {
    padding: ${SPACE.xl} 0;
    background: none;
    color: ${colour("ink")};
    h3 {
      color: inherit;
    }
    &::after {
      display: none;
    }
  }
`;
