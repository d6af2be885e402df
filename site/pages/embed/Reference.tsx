import styled from "styled-components";
import { PATHS } from "../../../api/contract/paths.ts";
import { SPACE } from "../../../widget/theme/tokens.ts";
import { CodeBlock, CopiedCode } from "../../components/CopiedCode.tsx";
import { Fold } from "../../components/Fold.tsx";
import { FormattedText } from "../../components/FormattedText.tsx";
import { SectionTitle } from "../../components/PartnerForm.tsx";
import { partnerLink } from "../../components/PlaceLink.tsx";
import { Table } from "../../components/Table.tsx";
import { usePage, useWording } from "../../document/shown-page.ts";
import { linkTo } from "../../routes.ts";
import { blueGround, INSET, stack, target, WIDE } from "../../style/layout.ts";
import { FRAME_HEIGHT, formatFrameCode, formatFrameListener } from "./embed-code.ts";
import type { EmbedSettings } from "./settings.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** Where to paste the code, by the kind of site. */
export function Places({ origin, settings }: { origin: string; settings: EmbedSettings }) {
  const { places, frame, linkOnly } = useWording({ en, ga });
  const page = usePage();
  return (
    <FoldSection aria-labelledby="where-it-goes">
      <SectionTitle id="where-it-goes">{places.title}</SectionTitle>
      <Folds>
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
      </Folds>
    </FoldSection>
  );
}

/** The reference for webmasters. */
export function Reference({ origin }: { origin: string }) {
  const { developers, troubles, policy, version, reference } = useWording({ en, ga });
  return (
    <FoldSection aria-labelledby="developers">
      <SectionTitle id="developers">{developers}</SectionTitle>
      <Folds>
        <Fold title={troubles.title} group="reference">
          <Paragraphs texts={troubles.texts} />
        </Fold>
        <Fold title={policy.title} group="reference">
          <Paragraphs texts={policy.texts} />
          <CodeBlock code={`script-src ${origin}; connect-src ${origin}`} />
        </Fold>
        <Fold title={version.title} group="reference">
          <Paragraphs texts={[version.text(`${origin}${PATHS.embed}/manifest.json`)]} />
        </Fold>
        <Fold title={reference.title} group="reference">
          <Paragraphs texts={reference.texts} />
          <ReferenceTable
            label={reference.title}
            columns={reference.columns}
            rows={Object.entries(reference.rows).map(([name, text]) =>
              [`\`${name}\``, text].map((cell) => <FormattedText key={cell} text={cell} />),
            )}
          />
        </Fold>
      </Folds>
    </FoldSection>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text}>
      <FormattedText text={text} />
    </p>
  ));
}

export function RecordedData() {
  const { language } = usePage();
  const { title, text, items, after, privacy } = useWording({ en, ga }).recorded;
  return (
    <RecordedSection aria-labelledby="recorded">
      <SectionTitle id="recorded">{title}</SectionTitle>
      <div>
        <p>{text}</p>
        <p>{after}</p>
        <a href={linkTo("/privacy", language)}>{privacy}</a>
      </div>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </RecordedSection>
  );
}

const FoldSection = styled.section`
  ${stack("xl")}
  padding: ${SPACE.xl} ${INSET};
  ${WIDE} {
    padding-block: ${SPACE.xxxl};
  }
  @media print {
    padding: 0;
  }
`;

const Folds = styled.div`
  border-block-end: 3px solid;
`;

const ReferenceTable = styled(Table)`
  th,
  td {
    overflow-wrap: anywhere;
  }
  tbody th {
    inline-size: 40%;
  }
`;

const RecordedSection = styled.section`
  ${blueGround}
  ${stack("xl", "xxl")}
  padding: ${SPACE.xxl} ${INSET};
  > * {
    max-inline-size: 38rem;
  }
  > div {
    ${stack("m")}
    justify-items: start;
  }
  a {
    ${target}
    color: inherit;
    font-weight: 700;
  }
  li {
    padding-block: ${SPACE.s};
    border-block-end: 2px solid;
  }
  ${WIDE} {
    grid-template-columns: 1fr 1fr;
    h2 {
      grid-column: 1 / -1;
    }
    padding-block: ${SPACE.xxxl};
  }
  @media print {
    padding: ${SPACE.xl} 0;
  }
`;
