import { INKS } from "../../../../widget/theme/tokens.ts";
import { Fill, Outlines, Overprint } from "../drain.tsx";
import { Halftone } from "../ScenePicture.tsx";
import { Cinema } from "./Cinema.tsx";
import { Bakery, Bookshop } from "./Shops.tsx";

/**
 * The houses of the street, left to right, and the pavement, without the gable. The bakery
 * is not part of the `near` view.
 *
 * @param props.hour the time on the clock of the tower, 0 to 24
 */
export function Street({ hour, near = false }: { hour: number; near?: boolean }) {
  return (
    <>
      <Cottages />
      {!near && <Bakery />}
      <Bookshop />
      <Cinema />
      <Tower hour={hour} />
      <Ground />
    </>
  );
}

/** The pavement and the road. */
export function Ground() {
  return (
    <>
      <Fill ink="paper" stage={1} d="M0 1318h2000v56H0z" />
      <Fill ink="ultramarine" drained="lead" stage={3} d="M0 1372h2000v228H0z" />
      <Halftone tone="light" d="M0 1372h2000v34H0z" />
      <Fill
        ink="paper"
        stage={3}
        d="M60 1470h200v16H60zM420 1470h200v16H420zM780 1470h200v16H780zM1140 1470h200v16h-200zM1500 1470h200v16h-200zM1860 1470h200v16h-200z"
      />
      <Outlines>
        <path d="M0 1318h2000M0 1372h2000" />
        <path
          className="thin"
          d="M120 1318v54M380 1318v54M640 1318v54M900 1318v54M1160 1318v54M1420 1318v54M1680 1318v54M1940 1318v54"
        />
      </Outlines>
    </>
  );
}

/** The pole and the wires across the street, on which the blackbird sits. */
export function Wires() {
  return (
    <Outlines>
      <path d="M662 1318V590M630 612h64M636 636h52" />
      <path
        className="thin"
        d="M690 612Q950 690 1196 560T2020 470M690 612Q960 730 1196 566T2020 520"
      />
    </Outlines>
  );
}

/**
 * The tower with the clock at the right end of the street.
 *
 * @param props.hour the time on the clock, 0 to 24
 */
function Tower({ hour }: { hour: number }) {
  return (
    <>
      <Fill
        ink="viridian"
        drained="lead"
        stage={2}
        d="M1800 560h150v760h-150zM1784 560l91-190 91 190z"
      />
      <Overprint ink="ultramarine" stage={3} d="M1880 560h76v760h-76zM1875 370l91 190h-86z" />
      <circle fill={INKS.paper} cx="1875" cy="660" r="52" />
      <Fill ink="marigold" stage={0} d="M1850 790q25-40 50 0v90h-50zM1850 960q25-40 50 0v90h-50z" />
      <Outlines>
        <path d="M1800 1318V560h150v758M1784 560l91-190 91 190zM1875 370v-60M1856 332h38" />
        <circle cx="1875" cy="660" r="52" />
        <path d="M1875 660v-38" />
        <path d="M1875 660v-26" transform={`rotate(${hour * 30} 1875 660)`} />
        <path className="thin" d="M1850 790q25-40 50 0v90h-50zM1850 960q25-40 50 0v90h-50z" />
      </Outlines>
    </>
  );
}

/** The low cottages at the left end of the street. */
function Cottages() {
  return (
    <>
      <Fill
        ink="paper"
        stage={1}
        d="M60 1180h230v140H60zM290 1200h180v120H290zM470 1160h150v160H470z"
      />
      <Fill ink="vermilion" stage={2} d="M44 1184l40-56h190l30 56zM470 1166l30-60h110l30 60z" />
      <Fill
        ink="viridian"
        drained="lead"
        stage={1}
        d="M280 1204l28-44h150l24 44zM150 1250h44v70h-44zM530 1246h40v74h-40z"
      />
      <Fill
        ink="marigold"
        stage={0}
        d="M86 1218h36v36H86zM226 1218h36v36h-36zM320 1238h34v34h-34zM400 1238h34v34h-34z"
      />
      <Outlines>
        <path d="M60 1184v134M290 1204v114M470 1166v152M44 1184h250M280 1204h200M470 1166h170" />
        <path
          className="thin"
          d="M86 1218h36v36H86zM226 1218h36v36h-36zM320 1238h34v34h-34zM400 1238h34v34h-34zM150 1318v-68h44v68M530 1318v-72h40v72"
        />
      </Outlines>
    </>
  );
}
