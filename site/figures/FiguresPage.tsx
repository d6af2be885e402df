import styled from "styled-components";
import { localPath } from "../../api/contract/language.ts";
import type { FiguresPageModel } from "../../api/contract/partner-figures.ts";
import { PARTNER_NAME } from "../../api/contract/partner-name.ts";
import { PATHS } from "../../api/contract/paths.ts";
import { colour, SPACE, TARGET_SIZE } from "../../widget/theme/tokens.ts";
import { PrintedReport, ReportNotes } from "../kit/report.ts";
import { SIZE } from "../kit/type.ts";
import { usePage, useTexts } from "../shown-page.ts";
import { CountTables } from "./CountTables.tsx";
import { longDay } from "./days.ts";
import { Opening } from "./Opening.tsx";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** A partner's own figures, and in print a report of them on one sheet. */
export function FiguresPage({ model }: { model: FiguresPageModel }) {
  const { figures, expires, path, origin } = model;
  const { partner } = figures;
  const { campaign, language } = usePage();
  const { meaning, take, link, badge, source } = useTexts({ en, ga });
  return (
    <>
      <PrintedReport />
      <Opening {...model} />
      <CountTables figures={figures} />
      <Notes>
        <section>
          <h2>{meaning.title}</h2>
          <p>{meaning.text}</p>
        </section>
        <ScreenOnly>
          <h2>{take.title}</h2>
          <p>
            {take.text} <a href={`${localPath(path, language)}.csv`}>{take.csv}</a>
          </p>
          <p>
            {link.text(partner)}{" "}
            {expires === null ? link.endless : link.until(longDay(language)(expires))}
          </p>
        </ScreenOnly>
        {/* A site without a partner's name is counted by its host name, which the badge does not take. */}
        {PARTNER_NAME.test(partner) ? (
          <ScreenOnly>
            <h2>{badge.title}</h2>
            <p>{badge.text}</p>
            <pre>
              <code>
                {`<script type="module" src="${origin}${PATHS.embed}/bia-letter-count.js"></script>\n`}
                {`<bia-letter-count partner="${partner}">${badge.inside}</bia-letter-count>`}
              </code>
            </pre>
          </ScreenOnly>
        ) : null}
        <Source>{source(campaign.campaignName, new URL(origin).host)}</Source>
      </Notes>
    </>
  );
}

const Notes = styled(ReportNotes)`
  p + p {
    margin-block-start: ${SPACE.s};
  }
  pre {
    margin: ${SPACE.m} 0 0;
    padding: ${SPACE.m};
    border: 2px solid ${colour("ink")};
    background: ${colour("paperRaised")};
    font-size: ${SIZE.small};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  a {
    display: flex;
    align-items: center;
    min-block-size: ${TARGET_SIZE};
    font-weight: 700;
  }
  @media print {
    display: block;
  }
`;

const ScreenOnly = styled.section`
  @media print {
    display: none;
  }
`;

const Source = styled.p`
  grid-column: 1 / -1;
  color: ${colour("inkSoft")};
  font-size: ${SIZE.small};
`;
