import styled from "styled-components";
import { composeLinks, type createDraft } from "../../widget/index.ts";
import { LinkButton } from "../../widget/kit/Button.tsx";
import { colour, SPACE, TARGET_SIZE } from "../../widget/theme/tokens.ts";
import { mailFirst, WORDS } from "./words.ts";

/** Every way to open the letter to all: the mail app at once, the webmails below it. */
export function WayList(props: {
  title: string;
  about: string;
  draft: ReturnType<typeof createDraft>;
}) {
  const [mail, ...webmails] = mailFirst(composeLinks(props.draft));
  return (
    <Ways>
      <All href={mail?.href} $variant="primary">
        {props.title}
      </All>
      <p>
        {props.about}. <OnScreen>It opens in your mail app, or in:</OnScreen>
      </p>
      <ul>
        {webmails.map(({ kind, href }) => (
          <li key={kind}>
            <a href={href} target="_blank" rel="noopener">
              {WORDS.otherWays.link(kind)}
            </a>
          </li>
        ))}
      </ul>
    </Ways>
  );
}

const Ways = styled.div`
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

const OnScreen = styled.span`
  @media print {
    display: none;
  }
`;

const All = styled(LinkButton)`
  && {
    min-block-size: 3.75rem;
    color: ${colour("onUrgent")};
    font-size: 1.25rem;
  }
`;
