import styled from "styled-components";
import type { TdsPageModel } from "../../api/contract/tds-page.ts";
import { createDraft, LETTER_BODY, LETTER_SUBJECT } from "../../widget/index.ts";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { FindForm } from "../kit/FindForm.tsx";
import { WIDE } from "../kit/layout.ts";
import { display, SIZE } from "../kit/type.ts";
import { TdEntry } from "./TdEntry.tsx";
import { WayList } from "./WayList.tsx";
import { WORDS } from "./words.ts";

/** The TDs and the letter to them. */
export function Found({ constituency, tds, asOf }: TdsPageModel & { state: "found" }) {
  const split = tds.some((td) => td.constituency !== constituency);
  return (
    <>
      <Sheet>
        <People>
          {split ? <p>{WORDS.results.splitConstituency}</p> : null}
          <WayList
            title={WORDS.results.sendAll}
            about={WORDS.preview.recipients(tds.length)}
            draft={createDraft(tds, "gmail")}
          />
          <h2>{WORDS.results.individually}</h2>
          <ul>
            {tds.map((td) => (
              <TdEntry key={td.email} td={td} seat={split} />
            ))}
          </ul>
          <Checked>
            {WORDS.results.lastChecked(LONG_DATE.format(new Date(asOf)))} {WORDS.results.credit}.
          </Checked>
        </People>
        <Letter aria-labelledby="letter">
          <h2 id="letter">{WORDS.preview.title}</h2>
          <Typed>
            <p>
              <span>{WORDS.preview.subject}</span> {LETTER_SUBJECT}
            </p>
            <p>{LETTER_BODY.trim()}</p>
            <Signature aria-hidden="true" />
          </Typed>
          <p>{WORDS.preview.editable}</p>
        </Letter>
      </Sheet>
      <Again>
        <FindForm />
      </Again>
    </>
  );
}

const LONG_DATE = new Intl.DateTimeFormat(WORDS.results.dateLocale, {
  dateStyle: "long",
  timeZone: "Europe/Dublin",
});

const Sheet = styled.div`
  display: grid;
  gap: ${SPACE.xxl};
  padding: ${SPACE.xl} ${SPACE.l};
  border: 3px solid ${colour("ink")};
  background: ${colour("paperRaised")};
  box-shadow: 6px 6px 0 ${colour("ink")};
  color: ${colour("ink")};
  h2 {
    ${display}
    font-size: ${SIZE.subtitle};
  }
  a {
    color: ${colour("link")};
  }
  ${WIDE} {
    grid-template-columns: 1fr 1fr;
    gap: ${SPACE.xxxl};
    padding: ${SPACE.xxl};
    box-shadow: 10px 10px 0 ${colour("ink")};
  }
  @media print {
    display: block;
    padding: 0;
    border: 0;
    box-shadow: none;
    background: none;
  }
`;

const People = styled.div`
  display: grid;
  align-content: start;
  gap: ${SPACE.l};
  min-inline-size: 0;
  ul {
    padding: 0;
    list-style: none;
  }
  h2 {
    margin-block-start: ${SPACE.l};
  }
  @media print {
    display: block;
    h2 {
      display: none;
    }
    ul {
      margin-block: ${SPACE.l};
      columns: 2;
      column-gap: ${SPACE.xl};
    }
  }
`;

const Checked = styled.p`
  color: ${colour("inkSoft")};
  font-size: ${SIZE.small};
`;

const Letter = styled.section`
  display: grid;
  align-content: start;
  gap: ${SPACE.l};
  min-inline-size: 0;
  @media print {
    display: block;
    margin-block-start: ${SPACE.xl};
    > h2,
    > p {
      display: none;
    }
  }
`;

const Typed = styled.div`
  display: grid;
  gap: ${SPACE.l};
  padding: ${SPACE.xl};
  border: 2px solid ${colour("ink")};
  background: ${colour("paper")};
  font-family: "American Typewriter", "Courier Prime", "Courier New", ui-monospace, monospace;
  font-size: 0.9375em;
  line-height: 1.6;
  white-space: pre-line;
  overflow-wrap: break-word;
  p:first-child {
    padding-block-end: ${SPACE.m};
    border-block-end: 1px solid ${colour("rule")};
    font-weight: 700;
    white-space: normal;
  }
  span {
    display: block;
    color: ${colour("inkSoft")};
    font-weight: 400;
  }
  @media print {
    padding: 0;
    border: 0;
    font-size: 10.500pt;
    line-height: 1.45;
  }
`;

/* Where the supporter signs. */
const Signature = styled.div`
  inline-size: 60%;
  margin-block-start: ${SPACE.xxl};
  border-block-end: 2px dotted ${colour("inkSoft")};
`;

const Again = styled.div`
  max-inline-size: 40rem;
  margin-block-start: ${SPACE.xxl};
  /* Here the urgent thing is the letter. */
  && button {
    background: ${colour("paperRaised")};
    color: ${colour("ink")};
  }
  @media print {
    display: none;
  }
`;
