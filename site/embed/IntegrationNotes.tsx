import { type ReactNode, useRef } from "react";
import styled from "styled-components";
import { PATHS } from "../../api/contract/paths.ts";
import { colour, SPACE } from "../../widget/theme/tokens.ts";
import { INSET, WIDE } from "../kit/layout.ts";
import { display, SIZE } from "../kit/type.ts";
import { useTexts } from "../shown-page.ts";
import { CopyButton } from "./CopyButton.tsx";
import { formatFrameListener } from "./embed-code.ts";
import { FormattedText } from "./FormattedText.tsx";
import { codeGround, codeStyle, SectionTitle } from "./styles.ts";
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
        <Topic key={title} title={title} texts={texts} />
      ))}
      <Topic title={frame.title} id={FRAME_NOTES_ID} texts={frame.texts}>
        <pre ref={listenerCode}>{listener}</pre>
        <CopyButton text={listener} source={listenerCode} copiedMessage={frame.copied}>
          {frame.copy}
        </CopyButton>
      </Topic>
      <Topic title={policy.title} texts={policy.texts}>
        <pre>
          script-src {origin}; connect-src {origin}
        </pre>
      </Topic>
      <Topic
        title={version.title}
        texts={[version.text(`${origin}${PATHS.embed}/manifest.json`)]}
      />
      <Topic title={reference.title} texts={reference.texts}>
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

interface TopicProps {
  title: string;
  id?: string;
  texts: readonly string[];
  /** Code or a table, below the texts. */
  children?: ReactNode;
}

/** One topic of the notes, with its title beside the texts on a wide screen. */
function Topic({ title, id, texts, children }: TopicProps) {
  return (
    <section id={id}>
      <h3>{title}</h3>
      <div>
        {texts.map((text) => (
          <p key={text}>
            <FormattedText text={text} />
          </p>
        ))}
        {children}
      </div>
    </section>
  );
}

const NotesSection = styled.section`
  padding: ${SPACE.xl} ${INSET} ${SPACE.xxxl};
  border-block-start: 3px solid ${colour("ink")};
  > h2 {
    margin-block-end: ${SPACE.xxl};
  }
  > section {
    display: grid;
    gap: ${SPACE.m};
    padding-block: ${SPACE.xl};
    border-block-start: 3px solid ${colour("ink")};
    break-inside: avoid;
  }
  h3 {
    ${display}
    font-size: ${SIZE.subtitle};
    letter-spacing: -0.01em;
  }
  > section > div {
    display: grid;
    gap: ${SPACE.m};
    max-inline-size: 42rem;
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
    > section {
      grid-template-columns: 5fr 7fr;
      padding-block: ${SPACE.xxl};
    }
    h3 {
      font-size: ${SIZE.title};
    }
  }
  @media print {
    padding: 0;
  }
`;
