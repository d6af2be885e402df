import styled from "styled-components";
import type { Stats } from "../../../api/contract/stats.ts";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { MEDIUM, WIDE } from "../../kit/layout.ts";
import { display, FAMILY, SIZE } from "../../kit/type.ts";
import { inShort } from "./figures.ts";
import { clicks, dayInWords, inPercent, providerName } from "./words.ts";

/** The three questions that a reader brings, answered before the figures. */
export function InShort({ stats }: { stats: Stats }) {
  const { busiest, partner, provider } = inShort(stats);
  return (
    <Answers>
      <div>
        <dt>Busiest day</dt>
        <dd>
          {busiest ? dayInWords(busiest.day, "named") : "None yet"}
          {busiest && <small>{clicks(busiest.email_clicks)} on email buttons</small>}
        </dd>
      </div>
      <div>
        <dt>Who brings people</dt>
        <dd>
          {partner?.name ?? "No partner yet"}
          {partner && <small>{inPercent(partner.share)} of all clicks</small>}
        </dd>
      </div>
      <div>
        <dt>Gmail or Outlook</dt>
        <dd>
          {provider ? providerName(provider.name) : "No letter yet"}
          {provider && <small>{inPercent(provider.share)} of the letters opened</small>}
        </dd>
      </div>
    </Answers>
  );
}

const Answers = styled.dl`
  display: grid;
  gap: ${SPACE.l};
  margin: 0;
  border-block: 3px solid ${colour("ink")};
  padding-block: ${SPACE.l};
  ${MEDIUM} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${SPACE.xl};
  }
  dt {
    color: ${colour("inkSoft")};
    font-size: ${SIZE.small};
  }
  dd {
    ${display}
    margin: 0;
    font-size: ${SIZE.subtitle};
    letter-spacing: -0.005em;
    line-height: 1.1;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    margin-block-start: ${SPACE.xs};
    font: 400 ${SIZE.small}/1.4 ${FAMILY.text};
    letter-spacing: 0;
  }
  ${WIDE} {
    padding-block: ${SPACE.xl};
  }
`;
