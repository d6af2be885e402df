import { INKS } from "../../../../widget/theme/tokens.ts";
import { DrainingFill, Outlines, Overprint } from "../drain.ts";

/**
 * The tower with the clock at the right end of the street.
 *
 * @param props.hour the time on the clock, 0 to 24
 */
export function Tower({ hour }: { hour: number }) {
  return (
    <>
      <DrainingFill
        as="path"
        $ink="viridian"
        $drained="lead"
        data-stage={2}
        d="M1800 560h150v760h-150zM1784 560l91-190 91 190z"
      />
      <Overprint
        as="path"
        $ink="ultramarine"
        data-stage={3}
        d="M1880 560h76v760h-76zM1875 370l91 190h-86z"
      />
      <circle fill={INKS.paper} cx="1875" cy="660" r="52" />
      <DrainingFill
        as="path"
        $ink="marigold"
        $drained="slate"
        data-stage={0}
        d="M1850 790q25-40 50 0v90h-50zM1850 960q25-40 50 0v90h-50z"
      />
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
