import styled from "styled-components";
import { LANGUAGES, localPath } from "../../../api/contract/language.ts";
import { lettersPath, tdsPath } from "../../../api/contract/paths.ts";
import { LinkButton } from "../../../widget/components/Button.tsx";
import { nameOf } from "../../../widget/domain/providers.ts";
import { type ComposeLink, composeLinks, createDraft, wordingFor } from "../../../widget/index.ts";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { untilElement } from "../../components/ElementPanel.tsx";
import { usePage, useWording } from "../../document/shown-page.ts";
import { notPrinted, target } from "../../style/layout.ts";
import { display, SIZE } from "../../style/type.ts";
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
  const [mailApp, ...webmails] = mailAppFirst(composeLinks(draft));
  return (
    <LetterBlock>
      <MailAppLink href={mailApp?.href} $variant="primary">
        {results.sendAll}
      </MailAppLink>
      <p>
        {preview.recipients(tds.length)}. <span>{opensIn}</span>
      </p>
      <LinkRow>
        {webmails.map(({ kind, href }) => (
          <a key={kind} href={href} target="_blank" rel="noopener">
            {nameOf(kind, language, "asLink")}
          </a>
        ))}
      </LinkRow>
      <h2>{preview.title}</h2>
      <LetterText lang={letter.language === language ? undefined : letter.language}>
        <SubjectLine>
          <span>{preview.subject}</span> {draft.subject}
        </SubjectLine>
        <p>{draft.body.trim()}</p>
        <SignatureLine aria-hidden="true" />
      </LetterText>
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

/** Returns the links with the mail app first, which works for every email provider. */
export function mailAppFirst(links: readonly ComposeLink[]): ComposeLink[] {
  return [...links].sort((a, b) => Number(b.kind === "mail-app") - Number(a.kind === "mail-app"));
}

const LetterBlock = styled.div`
  display: grid;
  gap: ${SPACE.m};
  padding: ${SPACE.l};
  ${untilElement}
  a {
    color: ${colour("link")};
  }
  h2 {
    ${display}
    margin-block-start: ${SPACE.m};
    font-size: ${SIZE.subtitle};
  }
`;

export const LinkRow = styled.p`
  display: flex;
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

const LetterText = styled.div`
  display: grid;
  gap: ${SPACE.l};
  padding: clamp(${SPACE.m}, 4cqi, ${SPACE.xl});
  border: 2px solid ${colour("ink")};
  background: ${colour("paper")};
  line-height: 1.6;
  white-space: pre-line;
  overflow-wrap: break-word;
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
