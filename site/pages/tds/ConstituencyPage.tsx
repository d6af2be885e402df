import styled from "styled-components";
import { constituencyName } from "../../../api/contract/constituency-details.ts";
import { localPath } from "../../../api/contract/language.ts";
import { tdsPath } from "../../../api/contract/paths.ts";
import { visuallyHidden } from "../../../widget/components/hidden.ts";
import { createDraft, wordingFor } from "../../../widget/index.ts";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { ElementPanel } from "../../components/ElementPanel.tsx";
import { FindForm } from "../../components/FindForm.tsx";
import { ShareLinks } from "../../components/ShareLinks.tsx";
import { asksForLetters, usePage, useWording } from "../../document/shown-page.ts";
import { notPrinted, stack } from "../../style/layout.ts";
import { subtitle } from "../../style/type.ts";
import { BriefEnd } from "./Brief.tsx";
import type { FoundModel, LetterTo } from "./model-wording.ts";
import { People } from "./People.tsx";
import { LetterPage, LinkRow, linksTo, PlainLetter, WayLinks } from "./PlainLetter.tsx";
import { WRITE_SECTION_ID } from "./Poster.tsx";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** The element, whose light child is the letter without scripts, and the TDs, until it shows them. */
export function ConstituencyPage(props: {
  model: FoundModel;
  letterTo: LetterTo;
  meetingTo: LetterTo;
}) {
  const { model, letterTo, meetingTo } = props;
  const { constituency, tds } = model;
  const { campaign, language } = usePage();
  const { share, shareText, write } = useWording({ en, ga });
  const name = constituencyName(constituency, language);
  const isAsking = asksForLetters(campaign);
  return (
    <>
      {isAsking ? (
        <WriteSection id={WRITE_SECTION_ID} aria-labelledby="letter">
          {/* The element's headings are of the third level. */}
          <HiddenHeading id="letter">{write}</HiddenHeading>
          <ElementPanel>
            <bia-contact-td constituency={constituency} theme="auto">
              <PlainLetter constituency={constituency} tds={tds} letterTo={letterTo} />
            </bia-contact-td>{" "}
            {/* With nothing after it, the element would take its long light child for the rest of a page. */}
          </ElementPanel>
        </WriteSection>
      ) : null}
      <People model={model} letterTo={letterTo} />
      <Further>
        {isAsking ? <Meeting tds={tds} letterTo={meetingTo} /> : null}
        <section aria-labelledby="share">
          <h2 id="share">{share}</h2>
          <ShareLinks
            text={shareText(name, campaign.nameInText)}
            path={localPath(tdsPath(constituency), language)}
          />
        </section>
        {isAsking ? null : <FindForm />}
      </Further>
      {isAsking ? <BriefEnd /> : null}
    </>
  );
}

/** For whoever goes to meet the TDs: the letter that asks for ten minutes, with links, and what to bring along. */
function Meeting({ tds, letterTo }: Pick<FoundModel, "tds"> & { letterTo: LetterTo }) {
  const { campaign, language } = usePage();
  const { title, hint } = wordingFor(language).meeting;
  const { orToOne, brief, motion } = useWording({ en, ga });
  const letter = letterTo(tds);
  return (
    <section aria-labelledby="meet">
      <h2 id="meet">{title}</h2>
      <p>{hint}</p>
      <LetterPage draft={createDraft(tds, "gmail", letter)} language={letter.language} />
      <WayLinks links={linksTo(tds, letter)} form="asLink" label={title} />
      {tds.length > 1 ? (
        <LinkRow>
          <span>{orToOne}</span>
          {tds.map((td) => (
            <a key={td.email} href={linksTo([td], letter)[0]?.href} translate="no">
              {td.name}
            </a>
          ))}
        </LinkRow>
      ) : null}
      <p>
        {brief}{" "}
        {campaign.councilMotionUrl ? <a href={campaign.councilMotionUrl}>{motion}</a> : null}
      </p>
    </section>
  );
}

const WriteSection = styled.section`
  /* The page's own heading says it, until the element has found the TDs of another constituency. */
  bia-contact-td:not([data-elsewhere])::part(title) {
    ${visuallyHidden}
  }
  margin-block-end: ${SPACE.xxl};
  ${notPrinted}
`;

const HiddenHeading = styled.h2`
  ${visuallyHidden}
`;

const Further = styled.div`
  ${stack("xxl")}
  section {
    ${stack("l")}
    align-content: start;
  }
  h2 {
    ${subtitle}
  }
  /* Not the urgent colour: on this page the letter is the most urgent action. */
  && button {
    background: ${colour("paperRaised")};
    color: ${colour("ink")};
  }
  ${notPrinted}
`;
