import styled, { createGlobalStyle } from "styled-components";
import { localPath } from "../../../api/contract/language.ts";
import { tdsPath } from "../../../api/contract/paths.ts";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { usePage, useWording } from "../../document/shown-page.ts";
import { QrCode } from "../../drawings/QrCode.tsx";
import { mainAloneOnPaper, printedOnly } from "../../style/layout.ts";
import type { FoundModel } from "./model-wording.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** The findings of the pilot that a brief has room for. */
const FINDINGS = 3;

/** The head of the brief: the page's code and its address as one types it, and the campaign's name. */
export function BriefHead(props: {
  /** The origin of the page's address; without one, the brief has no address. */
  origin: string | undefined;
  of: FoundModel["constituency"];
}) {
  const { origin, of } = props;
  const { campaign, language } = usePage();
  const path = localPath(tdsPath(of), language);
  return (
    <>
      {origin === undefined ? null : (
        <CodeBox>
          <svg viewBox="0 0 100 100" aria-hidden="true">
            <QrCode link={`${origin}${path}`} size={100} />
          </svg>
          <p>
            {origin.replace(/^https?:\/\//, "")}
            <wbr />
            {path}
          </p>
        </CodeBox>
      )}
      <CampaignName>{campaign.campaignName}</CampaignName>
    </>
  );
}

/** The end of the brief: what the pilot showed, and room for notes. */
export function BriefEnd() {
  const { campaign } = usePage();
  const { notes } = useWording({ en, ga });
  const { findings, findingsTitle, findingsSource } = campaign;
  return (
    <EndBox>
      {findings.length === 0 ? null : (
        <p>
          <strong>{findingsTitle}:</strong>{" "}
          {findings
            .slice(0, FINDINGS)
            .map(({ figure, text }) => `${figure} ${text}`)
            .join("; ")}
          . {findingsSource}.
        </p>
      )}
      <NotesBox>{notes}</NotesBox>
    </EndBox>
  );
}

/** The page on paper: one sheet of A4, for whoever goes to meet the TDs. */
export const BriefPaper = createGlobalStyle`
  @page {
    size: A4;
    margin: 12mm;
  }
  ${mainAloneOnPaper}
`;

const CodeBox = styled.div`
  ${printedOnly}
  float: inline-end;
  inline-size: 30mm;
  font-size: 7.5pt;
  line-height: 1.2;
  text-align: center;
  overflow-wrap: anywhere;
`;

const CampaignName = styled.p`
  ${printedOnly}
  font-weight: 700;
`;

const EndBox = styled.div`
  ${printedOnly}
  @media print {
    flex: 1;
    display: flex;
    flex-direction: column;
    gap: ${SPACE.s};
    font-size: 9pt;
    line-height: 1.35;
  }
`;

/* Lines to write on, as many as the sheet has room for. */
const NotesBox = styled.div`
  flex: 1;
  font-weight: 700;
  background: repeating-linear-gradient(transparent 0 7.7mm, ${colour("rule")} 7.7mm 8mm);
  print-color-adjust: exact;
`;
