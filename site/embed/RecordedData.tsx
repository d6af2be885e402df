import styled from "styled-components";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { grainOverlay } from "../kit/grain.ts";
import { INSET, WIDE } from "../kit/layout.ts";
import { SIZE } from "../kit/type.ts";
import { useTexts } from "../shown-page.ts";
import { SectionTitle } from "./styles.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** What is recorded when a letter is opened, and what is not. */
export function RecordedData() {
  const { title, text, items, notTitle, notItems, after } = useTexts({ en, ga }).recorded;
  return (
    <RecordedSection aria-labelledby="recorded">
      <div>
        <SectionTitle id="recorded">{title}</SectionTitle>
        <p>{text}</p>
        <ItemList items={items} />
      </div>
      <div>
        <SectionTitle as="h3">{notTitle}</SectionTitle>
        <ItemList items={notItems} />
        <p>{after}</p>
      </div>
    </RecordedSection>
  );
}

function ItemList({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
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
