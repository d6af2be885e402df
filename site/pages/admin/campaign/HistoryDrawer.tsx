import { useState } from "react";
import styled from "styled-components";
import {
  type CampaignOverview,
  CampaignVersion,
} from "../../../../api/contract/campaign/campaign-api.ts";
import { type CampaignValues, valuesOf } from "../../../../api/contract/campaign/differences.ts";
import { PATHS } from "../../../../api/contract/paths.ts";
import { colour, SPACE } from "../../../../widget/theme/tokens.ts";
import { authorisedJson } from "../../../staff/authorised-request.ts";
import { formatDateTime } from "../../../staff/dates.ts";
import { Details, ErrorText, PageButton } from "../../../staff/panels.tsx";
import { SIZE } from "../../../style/type.ts";
import { Changes } from "./Changes.tsx";
import { Notice } from "./form-parts.ts";
import { describeChanged, STATE_NAMES } from "./wording.ts";

interface HistoryProps {
  staffKey: string;
  overview: CampaignOverview;
  hasChanges: boolean;
  /** Puts an earlier version into the draft. */
  onTakeBack: (name: string, values: CampaignValues) => void;
}

/** Versions that are shown at first. */
const SHOWN = 8;

/** What is published, and every version with what it changed. A whole one is read when it is opened. */
export function HistoryDrawer(props: HistoryProps) {
  const { published, history, broken, pages } = props.overview;
  const rows = history.map(({ version, publishedAt, author, note, state, changed }) => (
    <Version
      key={version}
      version={version}
      {...props}
      summary={[
        `Version ${version}, ${STATE_NAMES[state]}`,
        publishedAt && formatDateTime(publishedAt),
        author,
      ]}
      text={`${describeChanged(changed)}. “${note}”`}
    />
  ));
  return (
    <>
      {broken.length + pages.length > 0 && (
        <Notice role="alert">
          {broken.map(({ version, problems }) => (
            <p key={version}>
              Version {version} is stored but cannot be served, so visitors see version{" "}
              {published.version}: {problems.join("; ")}
            </p>
          ))}
          {pages.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Notice>
      )}
      {history.length === 0 && <p>Nobody has published a version yet.</p>}
      <Versions>
        {rows.slice(0, SHOWN)}
        <Version version={0} {...props} summary={["The bundled campaign"]} text="" />
      </Versions>
      {rows.length > SHOWN && (
        <Details>
          <summary>{rows.length - SHOWN} older versions</summary>
          <Versions>{rows.slice(SHOWN)}</Versions>
        </Details>
      )}
    </>
  );
}

function Version(
  props: HistoryProps & { version: number; summary: (string | null)[]; text: string },
) {
  const { staffKey, overview, hasChanges, onTakeBack, version, summary, text } = props;
  const [values, setValues] = useState<CampaignValues | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const name = version === 0 ? "the bundled campaign" : `version ${version}`;
  const open = async () => {
    const path = `${PATHS.adminCampaign}?version=${version}`;
    const read = await authorisedJson(CampaignVersion, fetch, staffKey, path);
    setFailure(read.ok ? null : read.failure.message);
    if (read.ok) setValues(valuesOf(read.value.campaign));
  };
  const [first, ...more] = summary.filter((part) => part !== null);
  return (
    <li>
      <p>
        <strong>{first}</strong> {more.join(", ")}
      </p>
      {text !== "" && <p>{text}</p>}
      {version === overview.published.version ? (
        <p>Published now</p>
      ) : (
        <Details onToggle={({ currentTarget }) => currentTarget.open && values === null && open()}>
          <summary aria-label={`What ${name} would change`}>What it would change</summary>
          {failure !== null && <ErrorText role="alert">{failure}</ErrorText>}
          {values !== null && (
            <>
              <Changes
                label={`Changes to ${name}`}
                from={valuesOf(overview.published.campaign)}
                to={values}
              />
              {hasChanges && <p>First publish or discard the changes of your draft.</p>}
              <PageButton disabled={hasChanges} onClick={() => onTakeBack(name, values)}>
                Put {name} into the draft
              </PageButton>
            </>
          )}
        </Details>
      )}
    </li>
  );
}

const Versions = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${SIZE.small};
  li {
    padding-block: ${SPACE.m};
    border-block-end: 1px solid ${colour("rule")};
    overflow-wrap: anywhere;
  }
`;
