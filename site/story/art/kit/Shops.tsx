import { INKS } from "../../../../widget/theme/tokens.ts";
import { FAMILY } from "../../../kit/type.ts";
import { useTexts } from "../../../shown-page.ts";
import { en } from "../../wording/en.ts";
import { ga } from "../../wording/ga.ts";
import { Fill, Outlines, Overprint } from "../drain.tsx";

/** The bookshop, with the word on its sign in the language of the page. */
export function Bookshop() {
  const { books } = useTexts({ en, ga }).drawn;
  return (
    <>
      <Fill ink="rose" stage={2} d="M820 830h196v490H820z" />
      <Fill ink="paper" stage={1} d="M812 806h212v30H812z" />
      <Overprint ink="ultramarine" stage={3} d="M824 842h40v480h-40z" />
      <Fill
        ink="marigold"
        stage={0}
        d="M852 890h52v88h-52zM938 890h52v88h-52zM852 1022h52v76h-52zM938 1022h52v76h-52zM846 1192h92v96h-92z"
      />
      <Fill
        ink="ultramarine"
        stage={3}
        d="M830 1128h180v46H830zM954 1190h46v130h-46zM836 1288h112v32H836z"
      />
      <Fill
        ink="vermilion"
        stage={1}
        d="M856 1240h12v44h-12zM884 1234h10v50h-10zM908 1244h14v40h-14z"
      />
      <Fill ink="viridian" drained="lead" stage={2} d="M868 1230h14v54h-14zM894 1248h12v36h-12z" />
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
      <Outlines>
        <path d="M820 836v482M812 806h212v30H812z" />
        <path
          className="thin"
          d="M852 890h52v88h-52zM938 890h52v88h-52zM878 890v88M964 890v88M852 1022h52v76h-52zM938 1022h52v76h-52zM878 1022v76M964 1022v76M846 1192h92v96h-92zM954 1318v-128h46v128M846 1284h92M830 1128h180v46H830zM846 984h64M932 984h64M846 1104h64M932 1104h64"
        />
      </Outlines>
    </>
  );
}

/** The bakery beside the cottages. */
export function Bakery() {
  return (
    <>
      <Fill ink="paper" stage={1} d="M610 960h210v360H610z" />
      <Fill ink="ultramarine" stage={3} d="M594 964l52-110h140l50 110z" />
      <Fill ink="rose" drained="lead" stage={2} d="M682 790h44v80h-44z" />
      <Fill
        ink="marigold"
        stage={0}
        d="M646 1004h50v76h-50zM736 1004h50v76h-50zM634 1190h104v100H634z"
      />
      <Fill
        ink="viridian"
        stage={2}
        d="M610 1136h210v30H610zM756 1186h48v134h-48zM622 1290h126v30H622z"
      />
      <Fill
        ink="vermilion"
        stage={1}
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
