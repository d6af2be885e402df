import { DrainingFill, Outlines } from "../drain.ts";
import { Halftone } from "../ScenePicture.tsx";
import { Bakery } from "./Bakery.tsx";
import { Bookshop } from "./Bookshop.tsx";
import { Cinema } from "./Cinema.tsx";
import { Cottages } from "./Cottages.tsx";
import { Tower } from "./Tower.tsx";

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
      <DrainingFill as="path" $ink="paper" data-stage={1} d="M0 1318h2000v56H0z" />
      <DrainingFill
        as="path"
        $ink="ultramarine"
        $drained="lead"
        data-stage={3}
        d="M0 1372h2000v228H0z"
      />
      <Halftone tone="light" d="M0 1372h2000v34H0z" />
      <DrainingFill
        as="path"
        $ink="paper"
        $drained="ash"
        data-stage={3}
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
