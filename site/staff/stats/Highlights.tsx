import styled from "styled-components";
import type { Stats } from "../../../api/contract/stats.ts";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { MEDIUM, WIDE } from "../../kit/layout.ts";
import { display, FAMILY, SIZE } from "../../kit/type.ts";
import { changeOf, highlightsOf } from "./figures.ts";
import {
  formatClicks,
  formatComparison,
  formatCount,
  formatDay,
  formatPercent,
  type Period,
  providerLabel,
} from "./wording.ts";

/** The busiest day, the top partner, the top provider, the share of personalised letters, and the calls. */
export function Highlights({ stats, days }: { stats: Stats; days: Period }) {
  const { calls } = stats;
  const { busiestDay, topPartner, topProvider, ownWords } = highlightsOf(stats);
  return (
    <HighlightList>
      <div>
        <dt>Busiest day</dt>
        <dd>
          {busiestDay ? formatDay(busiestDay.day, "named") : "None yet"}
          {busiestDay && <small>{formatClicks(busiestDay.email_clicks)} on email buttons</small>}
        </dd>
      </div>
      <div>
        <dt>Top partner</dt>
        <dd>
          {topPartner?.name ?? "No partner yet"}
          {topPartner && <small>{formatPercent(topPartner.share)} of all clicks</small>}
        </dd>
      </div>
      <div>
        <dt>Top provider</dt>
        <dd>
          {topProvider ? providerLabel(topProvider.name) : "No letter yet"}
          {topProvider && <small>{formatPercent(topProvider.share)} of the letters opened</small>}
        </dd>
      </div>
      <div>
        <dt>In their own words</dt>
        <dd>
          {ownWords === null ? "No letter yet" : formatPercent(ownWords)}
          {ownWords !== null && <small>of the letters have a name or a reason added</small>}
        </dd>
      </div>
      <div>
        <dt>Calls</dt>
        <dd>
          {formatCount(calls.count)}
          <small>
            presses of ‘Call’, apart from all clicks;{" "}
            {formatComparison(changeOf(calls.count, calls.previous), days)}
          </small>
        </dd>
      </div>
    </HighlightList>
  );
}

const HighlightList = styled.dl`
  display: grid;
  gap: ${SPACE.l};
  margin: 0;
  border-block: 3px solid ${colour("ink")};
  padding-block: ${SPACE.l};
  ${MEDIUM} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
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
    grid-template-columns: repeat(5, minmax(0, 1fr));
    padding-block: ${SPACE.xl};
  }
`;
