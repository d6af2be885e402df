import { DrainingFill, Outlines } from "../drain.ts";

/** The low cottages at the left end of the street. */
export function Cottages() {
  return (
    <>
      <DrainingFill
        as="path"
        $ink="paper"
        data-stage={1}
        d="M60 1180h230v140H60zM290 1200h180v120H290zM470 1160h150v160H470z"
      />
      <DrainingFill
        as="path"
        $ink="vermilion"
        $drained="lead"
        data-stage={2}
        d="M44 1184l40-56h190l30 56zM470 1166l30-60h110l30 60z"
      />
      <DrainingFill
        as="path"
        $ink="viridian"
        $drained="lead"
        data-stage={1}
        d="M280 1204l28-44h150l24 44zM150 1250h44v70h-44zM530 1246h40v74h-40z"
      />
      <DrainingFill
        as="path"
        $ink="marigold"
        $drained="slate"
        data-stage={0}
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
