import { INKS } from "../../../../widget/theme/tokens.ts";
import { useTexts } from "../../../page/shown-page.ts";
import { FAMILY } from "../../../style/type.ts";
import { en } from "../wording/en.ts";
import { ga } from "../wording/ga.ts";
import { circle, Drawing, Layer, type Layers } from "./Drawing.tsx";

/**
 * The houses of the street, left to right, and the pavement, without the gable. The bakery
 * is not part of the `near` view.
 *
 * @param props.hour the time on the clock of the tower, 0 to 24
 */
export function Street({ hour, near = false }: { hour: number; near?: boolean }) {
  return (
    <>
      <Drawing of={COTTAGES} />
      {!near && <Drawing of={BAKERY} />}
      <Bookshop />
      <Cinema />
      <Drawing of={TOWER} />
      <g transform={`rotate(${hour * 30} 1875 660)`}>
        <Layer of="ink 5px" d="M1875 660v-26" />
      </g>
      <Drawing of={GROUND} />
    </>
  );
}

const GROUND: Layers = {
  "paper 1": "M0 1318h2000v56H0z",
  "ultramarine lead 3": "M0 1372h2000v228H0z",
  "dots light": "M0 1372h2000v34H0z",
  "paper 3":
    "M60 1470h200v16H60zM420 1470h200v16H420zM780 1470h200v16H780zM1140 1470h200v16h-200zM1500 1470h200v16h-200zM1860 1470h200v16h-200z",
  "ink 5px": "M0 1318h2000M0 1372h2000",
  "ink 3px":
    "M120 1318v54M380 1318v54M640 1318v54M900 1318v54M1160 1318v54M1420 1318v54M1680 1318v54M1940 1318v54",
};

/** The pole and the wires across the street, on which the blackbird sits. */
export const WIRES: Layers = {
  "ink 5px": "M662 1318V590M630 612h64M636 636h52",
  "ink 3px": "M690 612Q950 690 1196 560T2020 470M690 612Q960 730 1196 566T2020 520",
};

/** The tower at the right end of the street, and the minute hand of its clock. */
const TOWER: Layers = {
  "viridian lead 2": "M1800 560h150v760h-150zM1784 560l91-190 91 190z",
  "ultramarine 3 over": "M1880 560h76v760h-76zM1875 370l91 190h-86z",
  paper: circle(1875, 660, 52),
  "marigold 0": "M1850 790q25-40 50 0v90h-50zM1850 960q25-40 50 0v90h-50z",
  "ink 5px": `M1800 1318V560h150v758M1784 560l91-190 91 190zM1875 370v-60M1856 332h38${circle(1875, 660, 52)}M1875 660v-38`,
  "ink 3px": "M1850 790q25-40 50 0v90h-50zM1850 960q25-40 50 0v90h-50z",
};

const COTTAGES: Layers = {
  "paper 1": "M60 1180h230v140H60zM290 1200h180v120H290zM470 1160h150v160H470z",
  "vermilion 2": "M44 1184l40-56h190l30 56zM470 1166l30-60h110l30 60z",
  "viridian lead 1": "M280 1204l28-44h150l24 44zM150 1250h44v70h-44zM530 1246h40v74h-40z",
  "marigold 0": "M86 1218h36v36H86zM226 1218h36v36h-36zM320 1238h34v34h-34zM400 1238h34v34h-34z",
  "ink 5px": "M60 1184v134M290 1204v114M470 1166v152M44 1184h250M280 1204h200M470 1166h170",
  "ink 3px":
    "M86 1218h36v36H86zM226 1218h36v36h-36zM320 1238h34v34h-34zM400 1238h34v34h-34zM150 1318v-68h44v68M530 1318v-72h40v72",
};

/** The bookshop, with the word on its sign in the language of the page. */
function Bookshop() {
  const { books } = useTexts({ en, ga }).drawn;
  return (
    <>
      <Drawing of={BOOKSHOP} />
      <text
        x="920"
        y="1164"
        textAnchor="middle"
        fontFamily={FAMILY.display}
        fontSize={Math.min(40, 272 / books.length)}
        fontWeight="800"
        fill={INKS.paper}
        letterSpacing={books.length > 5 ? 1 : 4}
      >
        {books}
      </text>
    </>
  );
}

const BOOKSHOP: Layers = {
  "rose 2": "M820 830h196v490H820z",
  "paper 1": "M812 806h212v30H812z",
  "ultramarine 3 over": "M824 842h40v480h-40z",
  "marigold 0":
    "M852 890h52v88h-52zM938 890h52v88h-52zM852 1022h52v76h-52zM938 1022h52v76h-52zM846 1192h92v96h-92z",
  "ultramarine 3": "M830 1128h180v46H830zM954 1190h46v130h-46zM836 1288h112v32H836z",
  "vermilion 1": "M856 1240h12v44h-12zM884 1234h10v50h-10zM908 1244h14v40h-14z",
  "viridian lead 2": "M868 1230h14v54h-14zM894 1248h12v36h-12z",
  "ink 5px": "M820 836v482M812 806h212v30H812z",
  "ink 3px":
    "M852 890h52v88h-52zM938 890h52v88h-52zM878 890v88M964 890v88M852 1022h52v76h-52zM938 1022h52v76h-52zM878 1022v76M964 1022v76M846 1192h92v96h-92zM954 1318v-128h46v128M846 1284h92M830 1128h180v46H830zM846 984h64M932 984h64M846 1104h64M932 1104h64",
};

const BAKERY: Layers = {
  "paper 1": "M610 960h210v360H610z",
  "ultramarine 3": "M594 964l52-110h140l50 110z",
  "rose lead 2": "M682 790h44v80h-44z",
  "marigold 0": "M646 1004h50v76h-50zM736 1004h50v76h-50zM634 1190h104v100H634z",
  "viridian 2": "M610 1136h210v30H610zM756 1186h48v134h-48zM622 1290h126v30H622z",
  "vermilion 1": "M604 1164h34l-8 44h-34zM672 1164h36v44h-36zM742 1164h36v44h-36z",
  paper: "M638 1164h34v44h-42zM708 1164h34v44h-34zM778 1164h34l10 44h-44z",
  "ink 5px": "M610 964v354M594 964h242M594 964l52-110h140l50 110M682 854v-64h44v64M676 790h56",
  "ink 3px":
    "M646 1004h50v76h-50zM736 1004h50v76h-50zM671 1004v76M761 1004v76M646 1042h50M736 1042h50M604 1136h222v28H604zM604 1164l-8 44h226M638 1164l-6 44M672 1164v44M708 1164v44M742 1164v44M778 1164v44M634 1208v82h104v-82M756 1318v-110h48v110",
};

/** The cinema, with the word on its upright sign in the language of the page. */
function Cinema() {
  const letters = [...useTexts({ en, ga }).drawn.cinema];
  // A longer word has smaller letters, so that it stays within the sign.
  const size = Math.min(58, 348 / letters.length);
  return (
    <>
      <Drawing of={CINEMA} />
      <g
        fontFamily={FAMILY.display}
        fontSize={size}
        fontWeight="800"
        textAnchor="middle"
        fill={INKS.paper}
      >
        {letters.map((letter, row) => (
          <text
            key={letter + String(row)}
            x="1569"
            y={726 - (58 - size) * 0.7 + (row * size * 62) / 58}
          >
            {letter}
          </text>
        ))}
      </g>
    </>
  );
}

const CINEMA: Layers = {
  "ultramarine lead 3": "M1376 860h380v460h-380zM1440 800h250v60h-250zM1500 760h130v40h-130z",
  "paper 1": "M1396 1120h340v84h-340z",
  "vermilion slate 2": "M1540 660h58v400h-58z",
  "marigold 0":
    "M1386 1204h360v24h-360zM1430 1232h60v88h-60zM1512 1232h60v88h-60zM1594 1232h60v88h-60zM1420 920h70v130h-70zM1648 920h70v130h-70z",
  "rose 2 over": "M1420 920h70v130h-70zM1648 920h70v130h-70z",
  "ink 5px":
    "M1376 1318V860h64v-60h60v-40h130v40h60v60h66v458M1540 660h58v400h-58zM1386 1120h360v108h-360z",
  "ink 3px":
    "M1386 1204h360M1430 1318v-86h60v86M1512 1318v-86h60v86M1594 1318v-86h60v86M1420 920h70v130h-70zM1648 920h70v130h-70zM1455 920v130M1683 920v130M1410 1146h310M1410 1174h240",
};
