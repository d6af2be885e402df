import styled from "styled-components";
import { nameOf } from "../../widget/domain/providers.ts";
import { composeLinks, type createDraft } from "../../widget/index.ts";
import { LinkButton } from "../../widget/kit/Button.tsx";
import { colour, SPACE, TARGET_SIZE } from "../../widget/theme/tokens.ts";
import { usePage, useTexts } from "../shown-page.ts";
import { mailAppFirst } from "./texts.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

interface ComposeLinksProps {
  title: string;
  /** States how many TDs receive the letter. */
  recipients: string;
  draft: ReturnType<typeof createDraft>;
}

/** Links that open the letter to all TDs: a button for the mail app, and links for each webmail. */
export function ComposeLinks({ title, recipients, draft }: ComposeLinksProps) {
  const { opensIn } = useTexts({ en, ga });
  const { language } = usePage();
  const [mailApp, ...webmails] = mailAppFirst(composeLinks(draft));
  return (
    <LinkGroup>
      <MailAppLink href={mailApp?.href} $variant="primary">
        {title}
      </MailAppLink>
      <p>
        {recipients}. <ScreenOnly>{opensIn}</ScreenOnly>
      </p>
      <ul>
        {webmails.map(({ kind, href }) => (
          <li key={kind}>
            <a href={href} target="_blank" rel="noopener">
              {nameOf(kind, language, "asLink")}
            </a>
          </li>
        ))}
      </ul>
    </LinkGroup>
  );
}

const LinkGroup = styled.div`
  display: grid;
  gap: ${SPACE.s};
  ul {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${SPACE.xl};
  }
  li a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${TARGET_SIZE};
  }
  @media print {
    ul,
    a {
      display: none;
    }
  }
`;

const ScreenOnly = styled.span`
  @media print {
    display: none;
  }
`;

const MailAppLink = styled(LinkButton)`
  && {
    min-block-size: 3.75rem;
    color: ${colour("onUrgent")};
    font-size: 1.25rem;
  }
`;
