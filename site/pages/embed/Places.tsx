import { CopiedCode } from "../../components/CopiedCode.tsx";
import { Fold } from "../../components/Fold.tsx";
import { partnerLink } from "../../components/PlaceLink.tsx";
import { SectionTitle } from "../../components/titles.ts";
import { usePage, useWording } from "../../document/shown-page.ts";
import { FRAME_HEIGHT, formatFrameCode, formatFrameListener } from "./embed-code.ts";
import { FoldSection, Paragraphs } from "./Reference.tsx";
import type { Settings } from "./settings.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** Where to paste the code, by the kind of site; of these one is open at a time. */
export function Places({ origin, settings }: { origin: string; settings: Settings }) {
  const { places, frame, linkOnly } = useWording({ en, ga });
  const page = usePage();
  return (
    <FoldSection aria-labelledby="where-it-goes">
      <SectionTitle id="where-it-goes">{places.title}</SectionTitle>
      {places.rows.map(([title, ...texts]) => (
        <Fold key={title} title={title} group="places">
          <Paragraphs texts={texts} />
        </Fold>
      ))}
      <Fold title={frame.title} group="places">
        <Paragraphs texts={[frame.text(FRAME_HEIGHT)]} />
        <CopiedCode
          code={formatFrameCode(origin, settings, page)}
          copy={frame.copy}
          copied={frame.copied}
        />
        <Paragraphs texts={frame.more} />
        <CopiedCode
          code={formatFrameListener(origin)}
          copy={frame.copyScript}
          copied={frame.copiedScript}
        />
      </Fold>
      <Fold title={linkOnly.title} group="places">
        <Paragraphs texts={[linkOnly.text]} />
        <CopiedCode
          code={partnerLink(settings, origin, settings.language ?? page.language)}
          copy={linkOnly.copy}
          copied={linkOnly.copied}
        />
      </Fold>
    </FoldSection>
  );
}
