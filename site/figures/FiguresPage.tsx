import styled, { createGlobalStyle } from "styled-components";
import { localPath } from "../../api/contract/language.ts";
import type { FiguresPageModel } from "../../api/contract/partner-figures.ts";
import { PARTNER_NAME } from "../../api/contract/partner-name.ts";
import { PATHS } from "../../api/contract/paths.ts";
import { colour, SPACE, TARGET_SIZE } from "../../widget/theme/tokens.ts";
import { INSET, WIDE } from "../kit/layout.ts";
import { display, SIZE } from "../kit/type.ts";
import { usePage, useTexts } from "../shown-page.ts";
import { Days, Months, Providers } from "./CountTables.tsx";
import { longDay } from "./days.ts";
import { Opening } from "./Opening.tsx";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** A partner's own figures, and in print a report of them on one sheet. */
export function FiguresPage({ model }: { model: FiguresPageModel }) {
  const { figures, expires, path, origin } = model;
  const { campaign, language } = usePage();
  const wording = useTexts({ en, ga });
  const day = longDay(language);
  return (
    <>
      <OneSheet />
      <Opening {...model} />
      <Tables>
        <Months figures={figures} />
        <Providers figures={figures} />
        <Days figures={figures} />
      </Tables>
      <Notes>
        <section>
          <h2>{wording.meaning.title}</h2>
          <p>{wording.meaning.text}</p>
        </section>
        <ScreenOnly>
          <h2>{wording.take.title}</h2>
          <p>
            {wording.take.text} <a href={`${localPath(path, language)}.csv`}>{wording.take.csv}</a>
          </p>
          <p>
            {wording.link.text(figures.partner)}{" "}
            {expires === null ? wording.link.endless : wording.link.until(day(expires))}
          </p>
        </ScreenOnly>
        <Badge partner={figures.partner} origin={origin} />
        <Source>{wording.source(campaign.campaignName, new URL(origin).host)}</Source>
      </Notes>
    </>
  );
}

/** The lines that show the number on the partner's own site. */
function Badge({ partner, origin }: { partner: string; origin: string }) {
  const { badge } = useTexts({ en, ga });
  // A site without a partner's name is counted by its host name, which the badge does not take.
  if (!PARTNER_NAME.test(partner)) return null;
  return (
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
  );
}

const OneSheet = createGlobalStyle`
  @page {
    size: A4;
    margin: 10mm 15mm;
  }
`;

const Tables = styled.div`
  display: grid;
  gap: ${SPACE.xxl};
  padding: ${SPACE.xxl} ${INSET};
  h2 {
    ${display}
    margin-block-end: ${SPACE.m};
    font-size: ${SIZE.title};
  }
  ${WIDE} {
    grid-template-columns: 8fr 4fr;
  }
  @media print {
    grid-template-columns: 1fr 52mm;
    gap: 4mm 8mm;
    padding: 4mm 0;
    font-size: 8pt;
    h2 {
      margin-block-end: 1mm;
      font-size: 13pt;
    }
  }
`;

const Notes = styled.div`
  display: grid;
  gap: ${SPACE.xl} ${SPACE.xxl};
  padding: ${SPACE.xxl} ${INSET} ${SPACE.xxxl};
  border-block-start: 3px solid ${colour("ink")};
  h2 {
    ${display}
    margin-block-end: ${SPACE.s};
    font-size: ${SIZE.subtitle};
  }
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
  ${WIDE} {
    grid-template-columns: repeat(3, 1fr);
  }
  @media print {
    gap: 2mm;
    padding: 2mm 0 0;
    border-block-start-width: 1.5pt;
    font-size: 8.5pt;
    line-height: 1.3;
    h2 {
      margin-block-end: 1mm;
      font-size: 11pt;
    }
    ${WIDE} {
      grid-template-columns: 1fr;
    }
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
  @media print {
    font-size: inherit;
  }
`;
