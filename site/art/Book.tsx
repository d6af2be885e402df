import { INKS } from "../../widget/theme/tokens.ts";
import { Key, Knockout, Plate } from "./press.tsx";

const COVER = "M-226-96L-6 18H6L226-96L240 62L10 168H-10L-240 62Z";
const LEFT = "M0 8C-40-50-130-104-214-112L-222 44C-150 52-60 90 0 140Z";
const RIGHT = "M0 8C40-50 130-104 214-112L222 44C150 52 60 90 0 140Z";
/** Lines of type, each a share of the way down the page. */
const LINES = [0.16, 0.3, 0.44, 0.58, 0.72, 0.86] as const;

/** An open book seen from the reader's side, 480 units wide, its gutter at x = 0. */
export function Book() {
  return (
    <g>
      <Knockout>
        <path d={COVER} />
      </Knockout>
      <Plate $shift={[-3, 3]} fill={INKS.ultramarine}>
        <path d={COVER} />
      </Plate>
      <Knockout>
        <path d={LEFT} />
        <path d={RIGHT} />
      </Knockout>
      <Plate fill="url(#dots-fine)">
        <path d="M0 8C-22-24-50-50-80-70L-76 82C-46 98-20 122 0 140Z" />
      </Plate>
      <Plate $shift={[3, 2]} fill={INKS.rose}>
        <path d="M96-74C130-92 164-104 190-108L194-32C160-28 130-18 102-2Z" />
      </Plate>
      <Key>
        <path d={COVER} />
        <path d={LEFT} />
        <path d={RIGHT} />
        <path d="M0 8V140" />
        {LINES.map((share, index) => (
          <TypeLine key={share} down={share * 148} short={index === LINES.length - 1} />
        ))}
        <g strokeWidth="3.500">
          <path d="M106 12C140-4 170-12 196-14M108 30C144 14 172 8 200 6M40 4C52-12 66-24 78-34M40 30C54 14 66 2 80-6M40 56C54 42 68 30 82 22M40 82C80 54 150 34 204 26" />
        </g>
      </Key>
    </g>
  );
}

function TypeLine({ down, short }: { down: number; short: boolean }) {
  const end = short ? -120 : -196;
  const rise = short ? -56 : -92;
  return (
    <path
      d={`M-26 ${-10 + down}C-70 ${-52 + down * 0.92} ${end + 50} ${rise - 2 + down * 0.9} ${end} ${rise + down * 0.9}`}
      strokeWidth="3.500"
    />
  );
}
