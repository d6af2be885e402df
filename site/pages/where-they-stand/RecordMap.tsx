import styled, { css } from "styled-components";
import { localPath } from "../../../api/contract/language.ts";
import { tdsPath } from "../../../api/contract/paths.ts";
import { MapPrint, mapStyles } from "../../../widget/finder/MapDrawing.tsx";
import { mapGeometry } from "../../../widget/finder/map-geometry.ts";
import outlines from "../../../widget/finder/outlines.json";
import { readOutlines } from "../../../widget/finder/outlines.ts";
import { wordingFor } from "../../../widget/index.ts";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { usePage, useTexts } from "../../page/shown-page.ts";
import { nameIn } from "../../parts/PlaceLink.tsx";
import { MEDIUM, WIDE } from "../../style/layout.ts";
import { display, SIZE } from "../../style/type.ts";
import { type Share, STEPS } from "./recorded-tds.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** The map of the element. */
const MAP = mapGeometry(readOutlines(outlines));

interface SharesProps {
  shares: readonly Share[];
  className?: string;
}

/**
 * The constituencies, printed by the share of their TDs who are for it in public: the more of them,
 * the more ink. Each leads to its page. Assistive technology uses the key, which is a table of the same shares.
 */
export function RecordMap({ shares, className }: SharesProps) {
  const { language } = usePage();
  const { cities, countsOf } = useTexts({ en, ga });
  const found = new Map(shares.map((each) => [each.constituency, each]));
  return (
    <Drawing viewBox={`0 0 ${MAP.width} ${MAP.height}`} className={className} aria-hidden="true">
      <defs>
        <pattern id="asked" width="9" height="9" {...PATTERN} patternTransform="rotate(28)">
          <rect className="none" width="9" height="9" />
          <path className="ring" d="M2 4.5h5M4.5 2v5" />
        </pattern>
        <pattern id="some" width="7" height="7" {...PATTERN} patternTransform="rotate(28)">
          <rect className="none" width="7" height="7" />
          <circle cx="3.5" cy="3.5" r="1.7" />
        </pattern>
        <pattern id="half" width="8" height="8" {...PATTERN} patternTransform="rotate(45)">
          <rect className="none" width="8" height="8" />
          <rect width="4.5" height="8" />
        </pattern>
      </defs>
      <MapPrint geometry={MAP} cities={cities}>
        {({ constituency, path }) => {
          const counts = found.get(constituency);
          return (
            <a
              key={constituency}
              href={localPath(tdsPath(constituency), language)}
              // The list of the constituencies has the same links for the keyboard.
              tabIndex={-1}
            >
              <path className={counts?.step ?? "none"} d={path}>
                <title>
                  {[nameIn(constituency, language), ...(counts ? [countsOf(counts)] : [])].join(
                    ": ",
                  )}
                </title>
              </path>
            </a>
          );
        }}
      </MapPrint>
    </Drawing>
  );
}

const PATTERN = { patternUnits: "userSpaceOnUse" } as const;

/** The key of the map: a table of the constituencies by their shares. */
export function MapKey({ shares }: Pick<SharesProps, "shares">) {
  const { language } = usePage();
  const { find } = wordingFor(language);
  const { key, steps, share } = useTexts({ en, ga });
  return (
    <KeyTable>
      <caption>{key}</caption>
      <tbody>
        {STEPS.map((step) => {
          const those = shares.filter((each) => each.step === step);
          const named = those.map(({ constituency, inFavour, tds }) =>
            step === "asked"
              ? nameIn(constituency, language)
              : share(nameIn(constituency, language), inFavour, tds),
          );
          return (
            <tr key={step}>
              <th scope="row">
                <Swatch viewBox="0 0 36 24" aria-hidden="true">
                  <path className={step} d="M1 1h34v22h-34z" />
                </Swatch>
                {steps[step]}
              </th>
              <td>
                {step === "none" || those.length === 0
                  ? find.matchCount(those.length)
                  : named.join(", ")}
              </td>
            </tr>
          );
        })}
      </tbody>
    </KeyTable>
  );
}

/* On paper the ink is lighter than the borders, which stay visible between full shapes. */
const printed = css`
  --print: ${colour("marigold")};
  --land: color-mix(in srgb, ${colour("blueGround")} 78%, ${colour("inkGround")});
  @media print {
    --print: ${colour("inkSoft")};
    --land: ${colour("paperRaised")};
  }
  @media (forced-colors: active) {
    --print: CanvasText;
    --land: Canvas;
  }
  path,
  rect,
  circle {
    fill: var(--print);
  }
  .none {
    fill: var(--land);
  }
  .ring {
    fill: none;
    stroke: var(--print);
    stroke-width: 1.6;
  }
  .asked {
    fill: url(#asked);
  }
  .some {
    fill: url(#some);
  }
  .half {
    fill: url(#half);
  }
  .all,
  .half,
  .some,
  .asked,
  path.none {
    stroke: currentColor;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
`;

const Drawing = styled.svg`
  display: block;
  overflow: visible;
  ${printed}
  ${mapStyles}
  a:hover path {
    stroke-width: 4;
  }
  .shadow {
    fill: ${colour("inkGround")};
  }
  @media (forced-colors: active) {
    .shadow {
      display: none;
    }
  }
`;

const Swatch = styled.svg`
  flex: none;
  inline-size: 2.25rem;
  ${printed}
`;

/* On a wide page the rows stand side by side. */
const KeyTable = styled.table`
  grid-column: 1 / -1;
  display: block;
  font-size: ${SIZE.small};
  caption {
    ${display}
    display: block;
    margin-block-end: ${SPACE.m};
    font-size: ${SIZE.subtitle};
    letter-spacing: -0.01em;
    text-align: start;
  }
  tbody {
    display: grid;
    gap: ${SPACE.m} ${SPACE.xl};
  }
  tr {
    padding-block-start: ${SPACE.s};
    border-block-start: 3px solid;
  }
  tr,
  td {
    display: block;
  }
  th {
    display: flex;
    align-items: center;
    gap: ${SPACE.m};
    padding: 0 0 ${SPACE.xs};
    font-size: 1.0625rem;
    text-align: start;
  }
  td {
    padding: 0;
  }
  ${MEDIUM} {
    tbody {
      grid-template-columns: 1fr 1fr;
    }
  }
  ${WIDE} {
    tbody {
      grid-template-columns: repeat(5, 1fr);
    }
  }
`;
