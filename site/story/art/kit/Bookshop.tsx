import { INKS } from "../../../../widget/theme/tokens.ts";
import { FAMILY } from "../../../kit/type.ts";
import { useTexts } from "../../../shown-page.ts";
import { en } from "../../wording/en.ts";
import { ga } from "../../wording/ga.ts";
import { DrainingFill, Outlines, Overprint } from "../drain.ts";

/** The bookshop, with the word on its sign in the language of the page. */
export function Bookshop() {
  const { books } = useTexts({ en, ga }).drawn;
  return (
    <>
      <DrainingFill as="path" $ink="rose" $drained="ash" data-stage={2} d="M820 830h196v490H820z" />
      <DrainingFill as="path" $ink="paper" data-stage={1} d="M812 806h212v30H812z" />
      <Overprint as="path" $ink="ultramarine" data-stage={3} d="M824 842h40v480h-40z" />
      <DrainingFill
        as="path"
        $ink="marigold"
        $drained="slate"
        data-stage={0}
        d="M852 890h52v88h-52zM938 890h52v88h-52zM852 1022h52v76h-52zM938 1022h52v76h-52zM846 1192h92v96h-92z"
      />
      <DrainingFill
        as="path"
        $ink="ultramarine"
        $drained="slate"
        data-stage={3}
        d="M830 1128h180v46H830zM954 1190h46v130h-46zM836 1288h112v32H836z"
      />
      <DrainingFill
        as="path"
        $ink="vermilion"
        $drained="lead"
        data-stage={1}
        d="M856 1240h12v44h-12zM884 1234h10v50h-10zM908 1244h14v40h-14z"
      />
      <DrainingFill
        as="path"
        $ink="viridian"
        $drained="lead"
        data-stage={2}
        d="M868 1230h14v54h-14zM894 1248h12v36h-12z"
      />
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
