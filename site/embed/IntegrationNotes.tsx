import { useRef } from "react";
import styled from "styled-components";
import { PATHS } from "../../api/contract/paths.ts";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { FormattedText } from "../kit/FormattedText.tsx";
import { INSET, WIDE } from "../kit/layout.ts";
import { Topic } from "../kit/Topic.tsx";
import { codeStyle, SIZE } from "../kit/type.ts";
import { useTexts } from "../shown-page.ts";
import { CopyButton } from "./CopyButton.tsx";
import { formatFrameListener } from "./embed-code.ts";
import { codeGround, SectionTitle } from "./styles.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** The id of the notes about the frame edition, the target of a link. */
export const FRAME_NOTES_ID = "in-an-iframe";

/** What webmasters look up: where to paste the code, policies, versions, attributes, styles and events. */
export function IntegrationNotes({ origin }: { origin: string }) {
  const { places, frame, policy, version, reference } = useTexts({ en, ga });
  const listenerCode = useRef<HTMLPreElement>(null);
  const listener = formatFrameListener(origin);
  return (
    <NotesSection aria-labelledby="where-it-goes">
      <SectionTitle id="where-it-goes">{places.title}</SectionTitle>
      {places.rows.map(([title, ...texts]) => (
        <Topic key={title} title={title} heading="h3">
          <Paragraphs texts={texts} />
        </Topic>
      ))}
      <Topic title={frame.title} heading="h3" id={FRAME_NOTES_ID}>
        <Paragraphs texts={frame.texts} />
        <pre ref={listenerCode}>{listener}</pre>
        <CopyButton text={listener} source={listenerCode} copiedMessage={frame.copied}>
          {frame.copy}
        </CopyButton>
      </Topic>
      <Topic title={policy.title} heading="h3">
        <Paragraphs texts={policy.texts} />
        <pre>
          script-src {origin}; connect-src {origin}
        </pre>
      </Topic>
      <Topic title={version.title} heading="h3">
        <Paragraphs texts={[version.text(`${origin}${PATHS.embed}/manifest.json`)]} />
      </Topic>
      <Topic title={reference.title} heading="h3">
        <Paragraphs texts={reference.texts} />
        <table>
          <tbody>
            {Object.entries(reference.rows).map(([name, text]) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <td>
                  <FormattedText text={text} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Topic>
    </NotesSection>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text}>
      <FormattedText text={text} />
    </p>
  ));
}

const NotesSection = styled.section`
  padding: ${SPACE.xl} ${INSET} ${SPACE.xxxl};
  border-block-start: 3px solid ${colour("ink")};
  > h2 {
    margin-block-end: ${SPACE.xxl};
  }
  pre {
    ${codeStyle}
    margin: 0;
    padding: ${SPACE.l};
    white-space: pre-wrap;
    @media (forced-colors: active) {
      border: 2px solid;
    }
    ${codeGround}
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: ${SIZE.small};
  }
  th,
  td {
    padding: ${SPACE.s} ${SPACE.l} ${SPACE.s} 0;
    border-block-start: 1px solid ${colour("rule")};
    text-align: start;
    vertical-align: top;
    font-weight: 400;
    overflow-wrap: anywhere;
  }
  th {
    inline-size: 40%;
  }
  th code {
    ${codeStyle}
  }
  ${WIDE} {
    padding-block: 6rem;
  }
  @media print {
    padding: 0;
  }
`;
