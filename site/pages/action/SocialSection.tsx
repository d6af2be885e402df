import styled from "styled-components";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { Icon } from "../../components/Icon.tsx";
import { ShareLinks } from "../../components/ShareLinks.tsx";
import { en as partsEn } from "../../components/wording/en.ts";
import { ga as partsGa } from "../../components/wording/ga.ts";
import { usePage, useWording } from "../../document/shown-page.ts";
import { linkTo } from "../../routes.ts";
import { blueGround, INSET, labelLink, notPrinted, WIDE } from "../../style/layout.ts";
import { display, headline, SIZE } from "../../style/type.ts";
import { InstagramPost } from "./InstagramPost.tsx";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** The section's id in the page's address. The tile of step 2 leads to it. */
export const SOCIAL_SECTION_ID = "amplify-the-message";

/** Step 2 of the action page: links to follow and share the campaign, and its Instagram post. */
export function SocialSection() {
  const { campaign, language } = usePage();
  const wording = useWording({ en, ga }).social;
  const { shareOn } = useWording({ en: partsEn, ga: partsGa });
  const { handle, profileUrl, postUrl, shareText } = campaign;
  const [first, second, last] = wording.headline;
  return (
    <SocialArea id={SOCIAL_SECTION_ID} aria-labelledby="amplify" tabIndex={-1}>
      <SocialHeadline id="amplify">
        {first}
        <span>{second}</span>
        <LastLine>{last}</LastLine>
      </SocialHeadline>
      <SocialLinks>
        <FollowLink href={profileUrl} target="_blank" rel="noopener">
          <span>
            {wording.follow} {handle}
          </span>
          <Icon name="external" />
        </FollowLink>
        <h3>{shareOn}</h3>
        <ShareLinks text={shareText} path={linkTo("/", language)} />
      </SocialLinks>
      <InstagramPost url={postUrl} handle={handle} />
    </SocialArea>
  );
}

const SocialArea = styled.section`
  ${blueGround}
  display: grid;
  gap: ${SPACE.xxl};
  overflow-x: clip;
  padding: ${SPACE.xxxl} ${INSET} 5rem;
  &:focus {
    outline: none;
  }
  ${notPrinted}
  ${WIDE} {
    grid-template: auto 1fr / 7fr 5fr;
    column-gap: ${SPACE.xxxl};
    padding-block: 6rem 7rem;
  }
`;

/* The font size is derived from the longest line, 6.3 em wide. */
const SocialHeadline = styled.h2`
  ${headline}
  font-size: clamp(min(2.25rem, 17cqi), 13.6cqi, 6.5rem);
  ${WIDE} {
    font-size: clamp(4.5rem, 8.2cqi, 7.75rem);
  }
`;

const LastLine = styled.span`
  color: ${colour("marigold")};
`;

const SocialLinks = styled.div`
  display: grid;
  justify-items: start;
  align-content: start;
  gap: ${SPACE.m};
  h3 {
    margin-block-start: ${SPACE.l};
    font-size: 1rem;
  }
`;

const FollowLink = styled.a`
  ${display}
  ${labelLink("marigold", "onMarigold", "inkGround")}
  gap: ${SPACE.l};
  max-inline-size: 100%;
  font-size: min(${SIZE.title}, 11cqi);
  overflow-wrap: anywhere;
`;
