import styled from "styled-components";
import { CAMPAIGN } from "../campaign.ts";

/** The campaign's name, and the way home, at the head of every page. */
export function Masthead() {
  return (
    <Header>
      <a href="/">{CAMPAIGN.campaignName}</a>
    </Header>
  );
}

const Header = styled.header``;
