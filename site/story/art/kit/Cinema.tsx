import { INKS } from "../../../../widget/theme/tokens.ts";
import { FAMILY } from "../../../kit/type.ts";
import { useTexts } from "../../../shown-page.ts";
import { en } from "../../wording/en.ts";
import { ga } from "../../wording/ga.ts";
import { Fill, Outlines, Overprint } from "../drain.tsx";

/** The cinema, with the word on its upright sign in the language of the page. */
export function Cinema() {
  const letters = [...useTexts({ en, ga }).drawn.cinema];
  // A longer word has smaller letters, so that it stays within the sign.
  const size = Math.min(58, 348 / letters.length);
  return (
    <>
      <Fill
        ink="ultramarine"
        drained="lead"
        stage={3}
        d="M1376 860h380v460h-380zM1440 800h250v60h-250zM1500 760h130v40h-130z"
      />
      <Fill ink="paper" stage={1} d="M1396 1120h340v84h-340z" />
      <Fill ink="vermilion" drained="slate" stage={2} d="M1540 660h58v400h-58z" />
      <Fill
        ink="marigold"
        stage={0}
        d="M1386 1204h360v24h-360zM1430 1232h60v88h-60zM1512 1232h60v88h-60zM1594 1232h60v88h-60zM1420 920h70v130h-70zM1648 920h70v130h-70z"
      />
      <Overprint ink="rose" stage={2} d="M1420 920h70v130h-70zM1648 920h70v130h-70z" />
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
      <Outlines>
        <path d="M1376 1318V860h64v-60h60v-40h130v40h60v60h66v458" />
        <path d="M1540 660h58v400h-58zM1386 1120h360v108h-360z" />
        <path
          className="thin"
          d="M1386 1204h360M1430 1318v-86h60v86M1512 1318v-86h60v86M1594 1318v-86h60v86M1420 920h70v130h-70zM1648 920h70v130h-70zM1455 920v130M1683 920v130M1410 1146h310M1410 1174h240"
        />
      </Outlines>
    </>
  );
}
