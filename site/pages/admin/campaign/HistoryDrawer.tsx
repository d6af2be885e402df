import { useState } from "react";
import {
  type CampaignOverview,
  CampaignVersion,
} from "../../../../api/contract/campaign/campaign-api.ts";
import { valuesOf } from "../../../../api/contract/campaign/differences.ts";
import { PATHS } from "../../../../api/contract/paths.ts";
import { formatDateTime } from "../../../staff/dates.ts";
import { ErrorText, PageButton, Rows } from "../../../staff/StaffPage.tsx";
import { useRead } from "../../../staff/use-read.ts";
import { Changes } from "./Changes.tsx";
import { useForm } from "./form.ts";
import { withIrish } from "./form-values.ts";
import { describeChanged, stateName } from "./wording.ts";

interface HistoryProps {
  overview: CampaignOverview;
  hasChanges: boolean;
}

/** Versions that are shown at first. */
const SHOWN = 8;

/** What is published, and every version with what it changed. A whole one is read when it is opened. */
export function HistoryDrawer(props: HistoryProps) {
  const { published, history, broken, pages } = props.overview;
  const rows = [
    ...history.map(({ version, publishedAt, author, note, state, changed }) => (
      <li key={version}>
        <div>
          <p>
            <strong>
              Version {version}, {stateName(state)}
            </strong>{" "}
            {[publishedAt && formatDateTime(publishedAt), author].filter(Boolean).join(", ")}
          </p>
          <p>{`${describeChanged(changed)}. “${note}”`}</p>
        </div>
        <Version version={version} name={`version ${version}`} {...props} />
      </li>
    )),
    <li key={0}>
      <p>
        <strong>The bundled campaign</strong>
      </p>
      <Version version={0} name="the bundled campaign" {...props} />
    </li>,
  ];
  return (
    <>
      {broken.length + pages.length > 0 && (
        <div role="alert">
          {broken.map(({ version, problems }) => (
            <ErrorText key={version}>
              Version {version} is stored but cannot be served, so visitors see version{" "}
              {published.version}: {problems.join("; ")}
            </ErrorText>
          ))}
          {pages.map((problem) => (
            <ErrorText key={problem}>{problem}</ErrorText>
          ))}
        </div>
      )}
      <Rows>{rows.slice(0, SHOWN)}</Rows>
      {rows.length > SHOWN && (
        <details>
          <summary>{rows.length - SHOWN} older versions</summary>
          <Rows>{rows.slice(SHOWN)}</Rows>
        </details>
      )}
    </>
  );
}

type VersionProps = HistoryProps & { version: number; name: string };

/** What a version would change, which is read once it is asked for. */
function Version(props: VersionProps) {
  const [isOpen, setOpen] = useState(false);
  if (props.version === props.overview.published.version) return "Published now";
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary aria-label={`What ${props.name} would change`}>What it would change</summary>
      {isOpen && <OpenVersion {...props} />}
    </details>
  );
}

function OpenVersion({ overview, hasChanges, version, name }: VersionProps) {
  const { change } = useForm();
  const { value, failure } = useRead(CampaignVersion, `${PATHS.adminCampaign}?version=${version}`);
  if (failure) return <ErrorText role="alert">{failure.message}</ErrorText>;
  if (value === undefined) return <p>Loading…</p>;
  const values = valuesOf(value.campaign);
  return (
    <>
      <Changes
        label={`Changes to ${name}`}
        from={valuesOf(overview.published.campaign)}
        to={values}
      />
      {hasChanges && <p>First publish or discard the changes of your draft.</p>}
      <PageButton disabled={hasChanges} onClick={() => change(() => withIrish(values, values))}>
        Put {name} into the draft
      </PageButton>
    </>
  );
}
