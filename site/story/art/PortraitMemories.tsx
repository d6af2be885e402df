import type { ReactNode } from "react";
import { keyframes, styled } from "styled-components";
import { INKS } from "../../../widget/theme/tokens.ts";
import type { DrainStage } from "../stages.ts";
import { FadeOut, loopAnimation } from "./drain.tsx";

/** A memory in a circle of light, centred at `x`, `y`, about 130 units wide. It fades out in `stage`. */
function Memory({ stage, x, y, scale = 1, children }: MemoryProps) {
  return (
    <FadeOut data-stage={stage}>
      <g transform={`translate(${x} ${y}) scale(${scale})`}>
        <circle r="96" fill={INKS.marigold} opacity=".28" />
        <circle r="76" fill={INKS.marigold} />
        {children}
      </g>
    </FadeOut>
  );
}

interface MemoryProps {
  stage: DrainStage;
  x: number;
  y: number;
  scale?: number;
  children: ReactNode;
}

/** The memories above Nell's face. */
export function Memories() {
  return (
    <PulsingGroup>
      <Memory stage={5} x={1000} y={672} scale={0.98}>
        <path
          fill={INKS.ink}
          d="M-64 28C-48 8-34-16-8-30-2-48 18-54 32-46c10 6 12 14 10 22C38 4 20 22-8 22c-16 0-24 4-36 14-6 6-26 4-20-8z"
        />
        <path fill={INKS.vermilion} d="M40-40 62-38 42-28z" />
        <path
          d="M66-54q12 12 8 30M80-64q20 18 12 50"
          stroke={INKS.ink}
          strokeWidth="5"
          fill="none"
          strokeLinecap="round"
        />
      </Memory>
      <Memory stage={0} x={826} y={724} scale={0.84}>
        <path
          fill={INKS.vermilion}
          d="M-8-44c16-16 44 0 34 22 14 10 12 40-8 46-6 24-48 26-56 2-18-14-12-38 2-44-8-20 10-38 28-26z"
          transform="rotate(30)"
        />
        <path
          d="M10-30 44-66M-30 40 20-10"
          stroke={INKS.ink}
          strokeWidth="6"
          strokeLinecap="round"
        />
      </Memory>
      <Memory stage={1} x={1174} y={724} scale={0.84}>
        <path
          fill={INKS.paper}
          stroke={INKS.ink}
          strokeWidth="5"
          strokeLinejoin="round"
          d="M0-20c-18-14-40-16-58-10v58c18-6 40-4 58 10 18-14 40-16 58-10v-58c-18-6-40-4-58 10zM0-20v58"
        />
        <path
          d="M-44-8c10-2 20 0 30 4M-44 8c10-2 20 0 30 4M14-4c10-4 20-6 30-4M14 12c10-4 20-6 30-4"
          stroke={INKS.ink}
          strokeWidth="4"
          fill="none"
        />
      </Memory>
      <Memory stage={2} x={704} y={868} scale={0.84}>
        <path fill={INKS.ink} d="M-56-34H56v68H-56z" />
        <path fill={INKS.rose} d="M-40-20h36v40h-36zM4-20h36v40H4z" />
        <path
          fill={INKS.paper}
          d="M-50-30h8v6h-8zM-30-30h8v6h-8zM-10-30h8v6h-8zM10-30h8v6h-8zM30-30h8v6h-8zM-50 24h8v6h-8zM-30 24h8v6h-8zM-10 24h8v6h-8zM10 24h8v6h-8zM30 24h8v6h-8z"
        />
      </Memory>
      <Memory stage={3} x={1296} y={868} scale={0.84}>
        <path fill={INKS.viridian} d="M-50 50c4-30 20-60 60-90l24 22c-26 40-54 62-84 68z" />
        <path fill={INKS.vermilion} d="M-50 50c0-20 6-36 18-48l26 26c-12 14-26 20-44 22z" />
        <path
          d="M10-40 52-72M34-18 64-62"
          stroke={INKS.ink}
          strokeWidth="8"
          strokeLinecap="round"
        />
      </Memory>
      <Memory stage={4} x={1100} y={862} scale={0.84}>
        <path
          fill={INKS.ink}
          d="M-10-62a12 12 0 1 1 16 10c8 8 20 8 34 0 12-6 22-14 32-14 6 0 4 6-2 8-16 6-28 18-44 26l-8 22c24 4 40 26 50 52l-12 6c-16-26-34-38-58-38-18 14-34 30-60 36l-6-10c22-10 38-26 50-44-4-18 2-32 8-40-16-2-30-12-40-22-4-4 0-8 4-6 12 8 22 14 36 14z"
        />
        <path
          fill={INKS.rose}
          d="M-8-32c16-6 34-2 44 6l-10 26c22 4 36 16 46 36-36 8-74 2-98-16 10-14 18-30 18-52z"
        />
      </Memory>
      <Memory stage={1} x={900} y={862} scale={0.8}>
        <path
          d="M-20 36V-40l50-12v70"
          stroke={INKS.ink}
          strokeWidth="9"
          fill="none"
          strokeLinejoin="round"
        />
        <ellipse cx="-34" cy="38" rx="18" ry="14" fill={INKS.ink} />
        <ellipse cx="16" cy="20" rx="18" ry="14" fill={INKS.ink} />
      </Memory>
      <Memory stage={2} x={700} y={1036} scale={0.7}>
        <path
          fill={INKS.vermilion}
          d="M0-50 12-16l36 2-28 22 10 36-30-22-30 22 10-36-28-22 36-2z"
        />
      </Memory>
    </PulsingGroup>
  );
}

const breathe = keyframes`
  0%, 100% { opacity: 1; }
  50% { opacity: .86; }
`;

const PulsingGroup = styled.g`
  ${loopAnimation(breathe, 3)}
`;
