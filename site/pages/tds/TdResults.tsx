import styled from "styled-components";
import { LANGUAGES, type Language, localPath } from "../../../api/contract/language.ts";
import { PATHS } from "../../../api/contract/paths.ts";
import { lettersPath, type TdsPageModel, tdsPath } from "../../../api/contract/tds-page.ts";
import { createDraft, wordingFor } from "../../../widget/index.ts";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { usePage, useTexts } from "../../page/shown-page.ts";
import { FindForm } from "../../parts/FindForm.tsx";
import { notPrinted, raisedSheet, WIDE } from "../../style/layout.ts";
import { display, SIZE } from "../../style/type.ts";
import { ComposeLinks, TdEntry } from "./TdEntry.tsx";
import { letterOf } from "./texts.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

type TdResultsProps = Extract<TdsPageModel, { state: "found" }> & { letterLanguage: Language };

/** The TDs of a constituency, the letter, and links that open it in an email. */
export function TdResults({ constituency, tds, votes = [], asOf, letterLanguage }: TdResultsProps) {
  const isSplit = tds.some((td) => td.constituency !== constituency);
  const { campaign, language } = usePage();
  const { preview, results } = wordingFor(language);
  const { everyRecord, letterIn, toPrint } = useTexts({ en, ga });
  const letter = letterOf(letterLanguage, campaign);
  const other = LANGUAGES.find((each) => each !== letter.language && campaign.letters[each]);
  const ownPath = localPath(tdsPath(constituency), language);
  const draft = createDraft(tds, "gmail", letter);
  return (
    <>
      <ResultsPanel>
        <TdColumn>
          {isSplit ? <p>{results.splitConstituency}</p> : null}
          <ComposeLinks
            title={results.sendAll}
            recipients={preview.recipients(tds.length)}
            draft={draft}
          />
          <h2>{results.individually}</h2>
          <ul>
            {tds.map((td) => (
              <TdEntry
                key={td.email}
                td={td}
                votes={votes}
                letter={letter}
                showConstituency={isSplit}
              />
            ))}
          </ul>
          <LastChecked>
            {results.lastChecked(asOf)} {results.credit}.{" "}
            {tds.some(({ record }) => record) ? (
              <a href={localPath(PATHS.recordPage, language)}>{everyRecord}</a>
            ) : null}
          </LastChecked>
        </TdColumn>
        <LetterColumn aria-labelledby="letter">
          <h2 id="letter">{preview.title}</h2>
          <LetterText lang={letter.language === language ? undefined : letter.language}>
            <p>
              <span>{preview.subject}</span> {draft.subject}
            </p>
            <p>{draft.body.trim()}</p>
            <SignatureLine aria-hidden="true" />
          </LetterText>
          <p>{preview.editable}</p>
          {other === undefined ? null : (
            <p>
              <a href={`${ownPath}?letter=${other}`}>{letterIn[other]}</a>
            </p>
          )}
          <p>
            <a href={localPath(lettersPath(constituency, letter.language), language)}>{toPrint}</a>
          </p>
        </LetterColumn>
      </ResultsPanel>
      <NewSearch>
        <FindForm />
      </NewSearch>
    </>
  );
}

const ResultsPanel = styled.div`
  ${raisedSheet}
  display: grid;
  gap: ${SPACE.xxl};
  padding: ${SPACE.xl} ${SPACE.l};
  > * {
    display: grid;
    align-content: start;
    gap: ${SPACE.l};
  }
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
    padding: 0;
    border: 0;
    box-shadow: none;
    &,
    > * {
      display: block;
    }
  }
`;

const TdColumn = styled.div`
  ul {
    padding: 0;
    list-style: none;
  }
  h2 {
    margin-block-start: ${SPACE.l};
  }
  @media print {
    h2 {
      display: none;
    }
    ul {
      margin-block: ${SPACE.m};
      columns: 3;
      column-gap: ${SPACE.xl};
      font-size: 10.5pt;
    }
  }
`;

const LastChecked = styled.p`
  color: ${colour("inkSoft")};
  font-size: ${SIZE.small};
`;

const LetterColumn = styled.section`
  @media print {
    margin-block-start: ${SPACE.m};
    > h2,
    > p {
      display: none;
    }
  }
`;

const LetterText = styled.div`
  display: grid;
  gap: ${SPACE.l};
  padding: clamp(${SPACE.m}, 4cqi, ${SPACE.xl});
  border: 2px solid ${colour("ink")};
  background: ${colour("paper")};
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
    font-size: 10.5pt;
    line-height: 1.4;
    widows: 4;
  }
`;

/* The line for the signature on a printed letter. */
const SignatureLine = styled.div`
  inline-size: 60%;
  margin-block-start: ${SPACE.xl};
  break-before: avoid;
  border-block-end: 2px dotted ${colour("inkSoft")};
`;

const NewSearch = styled.div`
  max-inline-size: 40rem;
  margin-block-start: ${SPACE.xxl};
  /* Not the urgent colour: on this page the letter is the most urgent action. */
  && button {
    background: ${colour("paperRaised")};
    color: ${colour("ink")};
  }
  ${notPrinted}
`;
