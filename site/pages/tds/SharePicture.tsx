import type { Constituency } from "../../../api/contract/constituencies.ts";
import { constituencyName } from "../../../api/contract/constituency-details.ts";
import { INKS } from "../../../widget/theme/tokens.ts";
import { asksForLetters, type ShownPage } from "../../document/shown-page.ts";
import { HalftonePattern } from "../../drawings/illustration.tsx";
import { filled, nameParts, widestOf } from "../../style/fit-text.ts";
import { outlinePath } from "./OutlineArt.tsx";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** The size that networks show, in pixels. */
const SIZE = { width: 1200, height: 630 };
/** The outline runs off the edges. */
const OUTLINE = 720;
/** Room for the text, partly on the outline: the name at the head, the sentence that ends at `FOOT`. */
const MEASURE = 660;
const HEAD = 52;
const FOOT = 524;
/** Room for a fada on a capital letter. */
const GAP = 32;

/** The picture of a shared link to a constituency's page: an SVG with text in the display face. */
export function SharePicture(props: {
  of: Constituency;
  /** The number of its TDs; 0 while they are not known. */
  tds: number;
  page: ShownPage;
}) {
  const { of, tds, page } = props;
  const { campaign, language } = page;
  const { colours, campaignName } = campaign;
  const urgent = colours?.urgent?.light ?? INKS.vermilion;
  const ground = colours?.highlight?.light ?? INKS.marigold;
  const d = outlinePath(of, OUTLINE, OUTLINE);
  const words = asksForLetters(campaign) ? { en, ga }[language].bill(tds) : campaignName;
  const bill = fitted(words.split(/(?<=\. )/), 84, 190);
  const room = FOOT - HEAD - heightOf(bill) - GAP;
  const name = fitted(nameParts(constituencyName(of, language)), 260, room);
  const { ink, paper, rose } = INKS;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      width={SIZE.width}
      height={SIZE.height}
      fontFamily="Bricolage Grotesque"
      fontWeight={800}
      letterSpacing="-0.02em"
      aria-hidden="true"
    >
      <defs>
        <HalftonePattern id="dots" pitch={17} radius={3.6} fill={rose} />
      </defs>
      <rect {...SIZE} fill={ground} />
      <g transform="translate(640 -30)">
        <path d={d} fill={ink} transform="translate(14 15)" />
        <path d={d} fill={paper} transform="translate(-10 -7)" />
        <path
          d={d}
          fill={urgent}
          transform="translate(-10 -7)"
          style={{ mixBlendMode: "multiply" }}
        />
        <path d={d} fill={paper} />
        <path d={d} fill="url(#dots)" opacity="0.5" />
        <path d={d} fill="none" stroke={ink} strokeWidth="5" strokeLinejoin="round" />
      </g>
      <g fill={ink}>
        <Lines of={name} x={56} y={HEAD} />
        <Lines of={bill} x={60} y={FOOT - heightOf(bill)} />
        <text x={64} y={578} fontSize={30} letterSpacing="-0.01em">
          {campaignName}
        </text>
      </g>
    </svg>
  );
}

interface TextBlock {
  size: number;
  lines: string[];
}

/** Lines of text, the first with its top at `y`. */
function Lines({ of: { size, lines }, x, y }: { of: TextBlock; x: number; y: number }) {
  return lines.map((line, index) => (
    <text key={line} x={x} y={y + size * (0.78 + index)} fontSize={size}>
      {line}
    </text>
  ));
}

function heightOf({ size, lines }: TextBlock): number {
  return size * lines.length;
}

/** Returns parts of a text in lines that fit the measure and a height, as large as `most` at most. */
function fitted(parts: readonly string[], most: number, height: number): TextBlock {
  for (let size = most; ; size -= 1) {
    const lines = filled(parts, "display", MEASURE / size);
    const block = { size, lines };
    if (heightOf(block) <= height && size * widestOf(lines, "display") <= MEASURE) return block;
  }
}
