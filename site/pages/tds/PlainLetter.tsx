import styled from "styled-components";
import { LANGUAGES, type Language, localPath } from "../../../api/contract/language.ts";
import { lettersPath, tdsPath } from "../../../api/contract/paths.ts";
import type { Td } from "../../../api/contract/td.ts";
import { LinkButton } from "../../../widget/components/Button.tsx";
import type { LetterText } from "../../../widget/domain/letter.ts";
import { type EmailDraft, nameOf } from "../../../widget/domain/providers.ts";
import { type ComposeLink, composeLinks, createDraft, wordingFor } from "../../../widget/index.ts";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { untilElement } from "../../components/ElementPanel.tsx";
import { usePage, useWording } from "../../document/shown-page.ts";
import { notPrinted, stack, target } from "../../style/layout.ts";
import { subtitle } from "../../style/type.ts";
import type { FoundModel, LetterTo } from "./model-wording.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

type PlainLetterProps = Pick<FoundModel, "constituency" | "tds"> & { letterTo: LetterTo };

/** The letter, and links that open the letter in an email: what the element replaces. */
export function PlainLetter({ constituency, tds, letterTo }: PlainLetterProps) {
  const { campaign, language } = usePage();
  const { preview, results } = wordingFor(language);
  const { letterIn, opensIn, toPrint } = useWording({ en, ga });
  const letter = letterTo(tds);
  const draft = createDraft(tds, "gmail", letter);
  const other = LANGUAGES.find((each) => each !== letter.language && campaign.texts[each]);
  const [mailApp, ...webmails] = linksTo(tds, letter);
  return (
    <LetterBlock>
      <MailAppLink href={mailApp?.href} $variant="primary">
        {results.sendAll}
      </MailAppLink>
      <p>
        {preview.recipients(tds.length)}. <span>{opensIn}</span>
      </p>
      <WayLinks links={webmails} form="asLink" />
      <h2>{preview.title}</h2>
      <LetterPage draft={draft} language={letter.language} />
      <p>{preview.editable}</p>
      <LinkRow>
        {other === undefined ? null : (
          <a href={`${localPath(tdsPath(constituency), language)}?letter=${other}`}>
            {letterIn[other]}
          </a>
        )}
        <a href={localPath(lettersPath(constituency, letter.language), language)}>{toPrint}</a>
      </LinkRow>
    </LetterBlock>
  );
}

/** A letter as a sheet that waits for a signature. */
export function LetterPage({ draft, language }: { draft: EmailDraft; language: Language }) {
  const page = usePage();
  return (
    <LetterSheet lang={language === page.language ? undefined : language}>
      <SubjectLine>
        <span>{wordingFor(page.language).preview.subject}</span> {draft.subject}
      </SubjectLine>
      <p>{draft.body.trim()}</p>
      <SignatureLine aria-hidden="true" />
    </LetterSheet>
  );
}

/** Returns the links to a letter, with the mail app first, which works for every email provider. */
export function linksTo(tds: readonly Td[], letter: LetterText): ComposeLink[] {
  const links = composeLinks(createDraft(tds, "gmail", letter));
  return links.sort((a, b) => Number(b.kind === "mail-app") - Number(a.kind === "mail-app"));
}

/** Links that open a letter; `label` says to whom, where their names alone do not. */
export function WayLinks(props: {
  links: readonly ComposeLink[];
  form: "short" | "asLink";
  label?: string;
}) {
  const { language } = usePage();
  const { links, form, label } = props;
  return (
    <LinkRow>
      {links.map(({ kind, href }) => (
        <a
          key={kind}
          href={href}
          aria-label={label && `${label}: ${nameOf(kind, language, form)}`}
          {...(kind === "mail-app" ? {} : { target: "_blank", rel: "noopener" })}
        >
          {nameOf(kind, language, form)}
        </a>
      ))}
    </LinkRow>
  );
}

const LetterBlock = styled.div`
  ${stack("m")}
  padding: ${SPACE.l};
  ${untilElement}
  a {
    color: ${colour("link")};
  }
  h2 {
    ${subtitle}
    margin-block-start: ${SPACE.m};
  }
`;

export const LinkRow = styled.p`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  column-gap: ${SPACE.l};
  a {
    ${target}
  }
  ${notPrinted}
`;

const MailAppLink = styled(LinkButton)`
  && {
    min-block-size: 3.75rem;
    color: ${colour("onUrgent")};
    font-size: 1.25rem;
  }
`;

const LetterSheet = styled.div`
  ${stack("l")}
  max-inline-size: 46rem;
  padding: clamp(${SPACE.m}, 4cqi, ${SPACE.xl});
  border: 2px solid ${colour("ink")};
  background: ${colour("paper")};
  line-height: 1.6;
  white-space: pre-line;
`;

const SubjectLine = styled.p`
  padding-block-end: ${SPACE.m};
  border-block-end: 1px solid ${colour("rule")};
  font-weight: 700;
  white-space: normal;
  span {
    display: block;
    color: ${colour("inkSoft")};
    font-weight: 400;
  }
`;

const SignatureLine = styled.div`
  inline-size: 60%;
  margin-block-start: ${SPACE.xl};
  break-before: avoid;
  border-block-end: 2px dotted ${colour("inkSoft")};
`;
