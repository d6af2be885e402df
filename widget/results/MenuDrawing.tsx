import styled from "styled-components";
import { colour, INKS, SPACE } from "../theme/tokens.ts";
import type { System } from "./apps.ts";

/** Draws a phone, and where the sign is on it that opens the app's menu. It repeats what a text says. */
export function MenuDrawing({ system }: { system: System }) {
  const dots = [-7, 0, 7];
  return (
    <Phone viewBox="0 0 120 112" aria-hidden="true">
      <path className="screen" d="M10 112V18Q10 4 24 4H96Q110 4 110 18V112" />
      <circle cx="93" cy="25" r="19" fill={INKS.marigold} />
      <path className="line" d="M24 25H66M10 46H110M26 64H94M26 78H94M26 92H72" />
      {dots.map((step) =>
        system === "ios" ? (
          <circle key={step} className="dot" cx={91 + step} cy="24" r="2.5" />
        ) : (
          <circle key={step} className="dot" cx="91" cy={24 + step} r="2.5" />
        ),
      )}
    </Phone>
  );
}

/* The ring is printed a little beside the sign. */
const Phone = styled.svg`
  float: inline-start;
  width: 6em;
  margin-inline: -4px ${SPACE.m};
  .screen {
    fill: ${colour("paperRaised")};
    stroke: ${colour("ink")};
    stroke-width: 3;
  }
  .line {
    fill: none;
    stroke: ${colour("inkSoft")};
    stroke-width: 3;
    stroke-linecap: round;
  }
  .dot {
    fill: ${INKS.ink};
  }
`;
