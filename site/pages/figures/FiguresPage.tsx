import styled from "styled-components";
import { localPath } from "../../../api/contract/language.ts";
import { PARTNER_NAME } from "../../../api/contract/names.ts";
import type { FiguresPageModel } from "../../../api/contract/partner-figures.ts";
import { PATHS } from "../../../api/contract/paths.ts";
import { wordingFor } from "../../../widget/index.ts";
import { colour, SPACE, TARGET_SIZE } from "../../../widget/theme/tokens.ts";
import { PrintedReport, ReportNotes } from "../../components/report.ts";
import type { PageHead } from "../../document/head.ts";
import { type ShownPage, usePage, useWording } from "../../document/shown-page.ts";
import { SIZE } from "../../style/type.ts";
import { Opening } from "./Opening.tsx";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

export function headOf({ figures }: FiguresPageModel, { campaign, language }: ShownPage): PageHead {
  return { en, ga }[language].head(figures.partner, campaign);
}

/** A partner's own letters: one number, a small chart, and a link to the same figures as a table. */
export function FiguresPage({ model }: { model: FiguresPageModel }) {
  const { figures, expires, path, origin } = model;
  const { partner } = figures;
  const { language } = usePage();
  const { day } = wordingFor(language).record;
  const { meaning, take, link, badge } = useWording({ en, ga });
  return (
    <>
      <PrintedReport />
      <Opening {...model} />
      <Notes>
        <section>
          <h2>{meaning.title}</h2>
          <p>{meaning.text}</p>
        </section>
        <section>
          <h2>{take.title}</h2>
          <p>
            {take.text} <a href={`${localPath(path, language)}.csv`}>{take.csv}</a>
          </p>
          <p>
            {link.text(partner)} {expires === null ? link.endless : link.until(day(expires))}
          </p>
        </section>
        {/* A site without a partner's name is counted by its host name, which the badge does not take. */}
        {PARTNER_NAME.test(partner) ? (
          <section>
            <h2>{badge.title}</h2>
            <p>{badge.text}</p>
            <pre translate="no">
              <code>
                {`<script type="module" src="${origin}${PATHS.embed}/bia-letter-count.js"></script>\n`}
                {`<bia-letter-count partner="${partner}">${badge.inside}</bia-letter-count>`}
              </code>
            </pre>
          </section>
        ) : null}
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
`;
