import styled from "styled-components";
import { localPath } from "../../../api/contract/language.ts";
import { tdsPath } from "../../../api/contract/paths.ts";
import { constituencyName } from "../../../api/grammar/irish.ts";
import type {} from "../../../widget/index.ts";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { ElementPanel } from "../../components/ElementPanel.tsx";
import { FindForm } from "../../components/FindForm.tsx";
import { ShareLinks } from "../../components/ShareLinks.tsx";
import { asksForLetters, usePage, useWording } from "../../document/shown-page.ts";
import { notPrinted, WIDE } from "../../style/layout.ts";
import { display, SIZE } from "../../style/type.ts";
import type { FoundModel, LetterTo } from "./model-wording.ts";
import { PlainLetter } from "./PlainLetter.tsx";
import { TdList } from "./TdList.tsx";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

export const WRITE_SECTION_ID = "write";

/** The TDs with their record, beside the element, whose light child is the letter without scripts. */
export function ConstituencyPage({ model, letterTo }: { model: FoundModel; letterTo: LetterTo }) {
  const { constituency, tds } = model;
  const { campaign, language } = usePage();
  const { share, shareText, write } = useWording({ en, ga });
  const name = constituencyName(constituency, language);
  const isAsking = asksForLetters(campaign);
  return (
    <>
      <Columns>
        <TdList {...model} />
        {isAsking ? (
          <section id={WRITE_SECTION_ID} aria-label={write}>
            <ElementPanel>
              <bia-contact-td constituency={constituency} theme="auto">
                <PlainLetter constituency={constituency} tds={tds} letterTo={letterTo} />
              </bia-contact-td>{" "}
              {/* With nothing after it, the element would take its long light child for the rest of a page. */}
            </ElementPanel>
          </section>
        ) : null}
      </Columns>
      <Further>
        <section aria-labelledby="share">
          <h2 id="share">{share}</h2>
          <ShareLinks
            text={shareText(name, campaign.nameInText)}
            path={localPath(tdsPath(constituency), language)}
          />
        </section>
        <FindSection $isInElement={isAsking}>
          <FindForm />
        </FindSection>
      </Further>
    </>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${SPACE.xl};
  ${WIDE} {
    grid-template-columns: 4fr 8fr;
    align-items: start;
    gap: ${SPACE.xxl};
  }
  @media print {
    display: block;
  }
`;

/* Where scripts run, the element finds other constituencies. */
const FindSection = styled.section<{ $isInElement: boolean }>`
  @media (scripting: enabled) {
    ${({ $isInElement }) => ($isInElement ? "&& { display: none; }" : "")}
  }
`;

const Further = styled.div`
  display: grid;
  gap: ${SPACE.xxl};
  margin-block-start: ${SPACE.xxxl};
  section {
    display: grid;
    align-content: start;
    gap: ${SPACE.l};
  }
  h2 {
    ${display}
    font-size: ${SIZE.subtitle};
  }
  /* Not the urgent colour: on this page the letter is the most urgent action. */
  && button {
    background: ${colour("paperRaised")};
    color: ${colour("ink")};
  }
  ${WIDE} {
    grid-template-columns: 4fr 8fr;
  }
  ${notPrinted}
`;
