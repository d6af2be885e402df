import { INKS } from "../../../../widget/theme/tokens.ts";
import { DrainingFill, Outlines } from "../drain.ts";

/** The bakery beside the cottages. */
export function Bakery() {
  return (
    <>
      <DrainingFill as="path" $ink="paper" data-stage={1} d="M610 960h210v360H610z" />
      <DrainingFill
        as="path"
        $ink="ultramarine"
        $drained="slate"
        data-stage={3}
        d="M594 964l52-110h140l50 110z"
      />
      <DrainingFill as="path" $ink="rose" $drained="lead" data-stage={2} d="M682 790h44v80h-44z" />
      <DrainingFill
        as="path"
        $ink="marigold"
        $drained="slate"
        data-stage={0}
        d="M646 1004h50v76h-50zM736 1004h50v76h-50zM634 1190h104v100H634z"
      />
      <DrainingFill
        as="path"
        $ink="viridian"
        $drained="slate"
        data-stage={2}
        d="M610 1136h210v30H610zM756 1186h48v134h-48zM622 1290h126v30H622z"
      />
      <DrainingFill
        as="path"
        $ink="vermilion"
        $drained="lead"
        data-stage={1}
        d="M604 1164h34l-8 44h-34zM672 1164h36v44h-36zM742 1164h36v44h-36z"
      />
      <path fill={INKS.paper} d="M638 1164h34v44h-42zM708 1164h34v44h-34zM778 1164h34l10 44h-44z" />
      <Outlines>
        <path d="M610 964v354M594 964h242M594 964l52-110h140l50 110M682 854v-64h44v64M676 790h56" />
        <path
          className="thin"
          d="M646 1004h50v76h-50zM736 1004h50v76h-50zM671 1004v76M761 1004v76M646 1042h50M736 1042h50M604 1136h222v28H604zM604 1164l-8 44h226M638 1164l-6 44M672 1164v44M708 1164v44M742 1164v44M778 1164v44M634 1208v82h104v-82M756 1318v-110h48v110"
        />
      </Outlines>
    </>
  );
}
