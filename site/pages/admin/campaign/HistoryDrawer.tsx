import { use, useState } from "react";
import {
  type CampaignOverview,
  CampaignVersion,
  valuesOf,
} from "../../../../api/contract/campaign/campaign-api.ts";
import { PATHS } from "../../../../api/contract/paths.ts";
import { formatDateTime } from "../../../access/dates.ts";
import { StaffKey, useRead } from "../../../access/requests.ts";
import { ErrorText, PageButton, Rows } from "../../../access/StaffPage.tsx";
import { useForm } from "./form.ts";
import { formValues } from "./form-values.ts";
import { Changes } from "./PublishDialog.tsx";
import { describeChanged, stateName } from "./wording.ts";

interface HistoryProps {
  overview: CampaignOverview;
  hasChanges: boolean;
}

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
      <Rows items={rows} />
    </>
  );
}

/** The changes that a version would bring, which the server sends once the fold is open. */
function Version(props: HistoryProps & { version: number; name: string }) {
  const { overview, hasChanges, version, name } = props;
  const { change } = useForm();
  const [isOpen, setOpen] = useState(false);
  const path = `${PATHS.adminCampaign}?version=${version}`;
  const key = use(StaffKey);
  const { value, failure } = useRead(CampaignVersion, path, undefined, isOpen ? key : null);
  if (version === overview.published.version) return "Published now";
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary aria-label={`What ${name} would change`}>What it would change</summary>
      {failure && <ErrorText role="alert">{failure.message}</ErrorText>}
      {value && (
        <>
          <Changes
            label={`Changes to ${name}`}
            from={valuesOf(overview.published.campaign)}
            to={valuesOf(value.campaign)}
          />
          {hasChanges && <p>First publish or discard the changes of your draft.</p>}
          <PageButton
            disabled={hasChanges}
            onClick={() => change(() => formValues(value.campaign))}
          >
            Put {name} into the draft
          </PageButton>
        </>
      )}
    </details>
  );
}
