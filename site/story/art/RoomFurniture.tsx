import { INKS } from "../../../widget/theme/tokens.ts";
import { DesignedObject } from "./DesignedObject.tsx";
import { Fill, Outlines } from "./drain.tsx";

/** The shelves on the right of a wide screen, with vases, a record player and a teapot. */
export function Shelf() {
  const boards = "M1460 700h460v20h-460zM1460 980h460v20h-460zM1460 1240h460v20h-460z";
  const things =
    "M1520 700c-30-60-20-120 0-150h40c20 30 30 90 0 150zM1640 700l20-110h60l20 110zM1800 700v-130h70v130zM1490 980v-70h180v70zM1740 980c-20-70 10-110 60-110s80 40 60 110zM1520 1240v-130h60v130zM1600 1240v-170h44v170zM1660 1240v-110h70v110zM1790 1240l-10-120h110l-10 120z";
  return (
    <DesignedObject
      stage={3}
      drawing={`${boards}${things}M1690 520v780M1440 700h500M1440 980h500M1440 1240h500`}
    >
      <Fill
        ink="ultramarine"
        drained="ash"
        stage={3}
        d="M1520 700c-30-60-20-120 0-150h40c20 30 30 90 0 150zM1520 1240v-130h60v130zM1790 1240l-10-120h110l-10 120z"
      />
      <Fill
        ink="vermilion"
        drained="ash"
        stage={3}
        d="M1640 700l20-110h60l20 110zM1490 980v-70h180v70zM1660 1240v-110h70v110z"
      />
      <Fill
        ink="viridian"
        drained="ash"
        stage={3}
        d="M1800 700v-130h70v130zM1740 980c-20-70 10-110 60-110s80 40 60 110zM1600 1240v-170h44v170z"
      />
      <path fill={INKS.paper} d={boards} />
      <Outlines>
        <path d={things} />
        <path d={boards} />
        <path
          className="thin"
          d="M1580 910a60 16 0 0 1 .1 0M1506 896a74 14 0 0 0 148 0 74 14 0 0 0-148 0zM1860 910c40-10 50 30 4 44M1740 930l-40-30"
        />
      </Outlines>
    </DesignedObject>
  );
}

/** A plant on a stand, below the texts of a wide screen. */
export function Plant() {
  return (
    <>
      <Fill
        ink="viridian"
        stage={2}
        d="M300 1180c-10-120-60-180-150-200 0 100 50 180 150 200zM300 1180c0-140 40-230 120-270 30 120-20 230-120 270zM300 1180c60-90 130-120 200-110-20 80-100 120-200 110z"
      />
      <Fill ink="vermilion" stage={3} d="M230 1180h140l-20 150H250z" />
      <Outlines
        as="path"
        d="M230 1180h140l-20 150H250zM300 1180c-10-120-60-180-150-200 0 100 50 180 150 200zM300 1180c0-140 40-230 120-270 30 120-20 230-120 270zM300 1180c60-90 130-120 200-110-20 80-100 120-200 110z"
      />
    </>
  );
}
