import styled from "styled-components";
import { visuallyHidden } from "../../widget/components/hidden.ts";
import { SPACE } from "../../widget/theme/tokens.ts";
import { usePublicOrigin, useWording } from "../document/shown-page.ts";
import { target, underlinedOnHover } from "../style/layout.ts";
import { SIZE } from "../style/type.ts";
import { Icon } from "./Icon.tsx";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** Links that share a page of the site, by its path, on the networks. */
export function ShareLinks({ text, path }: { text: string; path: string }) {
  const { shareOn, newTab } = useWording({ en, ga });
  const page = `${usePublicOrigin()}${path}`;
  return (
    <>
      <ShareList>
        {NETWORKS.map(({ name, address }) => (
          <li key={name}>
            <ShareLink href={shareLink(address, text, page)} target="_blank" rel="noopener">
              <span>{shareOn} </span>
              {name} <Icon name="external" />
            </ShareLink>
          </li>
        ))}
      </ShareList>
      <SmallNote>{newTab}</SmallNote>
    </>
  );
}

/** Networks for sharing the campaign. `address` opens a prefilled post there. */
const NETWORKS = [
  { name: "WhatsApp", address: "https://wa.me/?text=" },
  { name: "Bluesky", address: "https://bsky.app/intent/compose?text=" },
  { name: "X", address: "https://x.com/intent/post?text=" },
] as const;

/** Returns a link that opens a post with the text and the page. An empty `page` is left out. */
export function shareLink(address: string, text: string, page: string): string {
  return `${address}${encodeURIComponent([text, page].filter(Boolean).join(" "))}`;
}

const ShareList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${SPACE.s};
`;

const ShareLink = styled.a`
  > span {
    ${visuallyHidden}
  }
  ${target}
  gap: ${SPACE.s};
  padding: ${SPACE.s} ${SPACE.m};
  border: 2px solid;
  color: inherit;
  font-weight: 700;
  ${underlinedOnHover}
`;

const SmallNote = styled.small`
  font-size: ${SIZE.small};
`;
