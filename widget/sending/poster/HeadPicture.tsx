import { useState } from "react";
import styled, { keyframes } from "styled-components";
import { colour, INKS, MOTION, SPACE } from "../../theme/tokens.ts";
import { NELL_WITH_LETTER, shapeAttributes, stubPath } from "./people.ts";

/** Nell with the letter, beside the last step. */
export function Nell() {
  return (
    <NellSvg viewBox="-184 -346 368 346" aria-hidden="true">
      <circle cx="10" cy="-170" r="160" fill={INKS.rose} />
      {NELL_WITH_LETTER.map((shape) => (
        <path key={`${shape.ink} ${shape.d}`} {...shapeAttributes(shape)} />
      ))}
    </NellSvg>
  );
}

/**
 * The grey street of the story's last scene, to which the colour comes back from the left, and on it the
 * stub of the supporter's ticket.
 *
 * @param props.address the file with the street in grey and, below, in colour
 * @param props.number of the letter: 'No. 2,709'; null if unknown: the stub shows an envelope
 */
export function Street({ address, number }: { address: string; number: string | null }) {
  const [label, figure] = number?.split(" ") ?? [];
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <StreetImage
        src={address}
        alt=""
        // Behind the mail window no frame is drawn: the colour waits for the supporter.
        onLoad={() => requestAnimationFrame(() => setIsShown(true))}
      />
      {isShown && (
        <>
          <ColourImage src={address} alt="" />
          <StubSvg
            viewBox="-3 -3 122 88"
            {...(number === null ? { "aria-hidden": true } : { role: "img", "aria-label": number })}
          >
            <path d={STUB} transform="translate(5 5)" fill={INKS.ink} />
            <path d={STUB} fill={colour("urgent")} stroke={INKS.ink} strokeWidth="3" />
            {number === null ? (
              <path
                d="M24 24h56v34H24zl28 20 28-20"
                fill="none"
                stroke="currentcolor"
                strokeWidth="4"
              />
            ) : (
              <>
                <text x="52" y="27" fontSize="19">
                  {label}
                </text>
                <text x="52" y="63" fontSize="38">
                  {figure}
                </text>
              </>
            )}
          </StubSvg>
        </>
      )}
    </>
  );
}

const STUB = stubPath(112, 78, 4);

const NellSvg = styled.svg`
  position: absolute;
  inset: auto ${SPACE.l} 0 auto;
  width: 8.5em;
  circle {
    mix-blend-mode: multiply;
  }
  @media (forced-colors: active) {
    display: none;
  }
  /* Large text needs the room of the drawing. */
  @container bia-dialog (max-width: 19em) {
    display: none;
  }
`;

const StreetImage = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  object-position: top;
`;

/* The cut leans like that of the story's teaser. */
const colourReturn = keyframes`from { clip-path: polygon(-30% 0, 0 0, -10% 100%, -40% 100%); }`;

const ColourImage = styled(StreetImage)`
  object-position: bottom;
  clip-path: polygon(-30% 0, 110% 0, 100% 100%, -40% 100%);
  animation: ${colourReturn} 1.6s 0.3s cubic-bezier(.45,.05,.4,1) backwards;
`;

const stubLands = keyframes`from { transform: translateY(-10%) rotate(2deg); opacity: 0; }`;

const StubSvg = styled.svg`
  position: absolute;
  right: 3%;
  bottom: 28%;
  width: 31%;
  max-width: 9.5em;
  overflow: visible;
  transform: rotate(-4deg);
  color: ${colour("onUrgent")};
  fill: currentcolor;
  text-anchor: middle;
  font-family: var(--bia-font-display, inherit);
  font-weight: 800;
  font-stretch: 75%;
  forced-color-adjust: none;
  animation: ${stubLands} ${MOTION.slow} 1.6s ${MOTION.ease} backwards;
`;
