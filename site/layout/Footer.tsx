import styled from "styled-components";
import { CAMPAIGN, DATA_CREDIT } from "../campaign.ts";

/** The small print of every page. */
export function Footer() {
  return (
    <Foot>
      <p>
        <span suppressHydrationWarning>{new Date().getFullYear()}</span> {CAMPAIGN.organisation}
      </p>
      <ul>
        <li>
          <a href={CAMPAIGN.privacyPolicyUrl}>{CAMPAIGN.organisation} privacy policy</a>
        </li>
        <li>
          <a href={DATA_CREDIT.url}>{DATA_CREDIT.text}</a>
        </li>
        <li>
          Built by <a href={CAMPAIGN.builder.url}>{CAMPAIGN.builder.name}</a>
        </li>
      </ul>
    </Foot>
  );
}

const Foot = styled.footer``;
