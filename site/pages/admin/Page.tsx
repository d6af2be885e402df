import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import styled from "styled-components";
import type { Problem } from "../../../api/contract/campaign/problems.ts";
import { PATHS } from "../../../api/contract/paths.ts";
import { PopulationOverview } from "../../../api/contract/population.ts";
import { RecordResponse } from "../../../api/contract/record-schema.ts";
import { visuallyHidden } from "../../../widget/components/hidden.ts";
import { Toast } from "../../../widget/components/Toast.tsx";
import { colour, SPACE, TARGET_SIZE } from "../../../widget/theme/tokens.ts";
import { KeyedPage } from "../../access/KeyedPage.tsx";
import { type Resource, useRead } from "../../access/requests.ts";
import { Actions, ErrorText, PageButton } from "../../access/StaffPage.tsx";
import type { PageHead } from "../../document/head.ts";
import type { ShownPage } from "../../document/shown-page.ts";
import { linkTo } from "../../routes.ts";
import { MEDIUM, painted, stack } from "../../style/layout.ts";
import { SIZE } from "../../style/type.ts";
import { changeCount, useCampaignEditor } from "./campaign/draft.ts";
import {
  type CampaignForm,
  DRAWERS,
  drawerIn,
  drawerOf,
  Form,
  fieldId,
  focusField,
} from "./campaign/form.ts";
import { HistoryDrawer } from "./campaign/HistoryDrawer.tsx";
import { isSignature, PublishDialog } from "./campaign/PublishDialog.tsx";
import { RecordDrawer } from "./campaign/RecordDrawer.tsx";
import { CampaignDrawer, LetterDrawer } from "./campaign/TextDrawers.tsx";
import { problemText, stateName } from "./campaign/wording.ts";
import { usePopulation } from "./population.ts";
import { TdsDrawer } from "./TdsDrawer.tsx";

Page.headOf = ({ campaign }: ShownPage): PageHead => ({
  title: `Admin Panel | ${campaign.shortName}`,
  description: "Updates the TD details. Staff only.",
});

/** `/admin`: the desk, for staff with the key. */
export function Page() {
  return (
    <KeyedPage
      title="Admin Panel"
      keyName="Admin"
      schema={PopulationOverview}
      path={PATHS.populate}
    >
      {(overview, resource) => <Desk tds={overview} resource={resource} />}
    </KeyedPage>
  );
}

/** The desk of staff: five drawers, and the bar that publishes their changes. */
function Desk(props: { tds: PopulationOverview; resource: Resource<PopulationOverview> }) {
  const population = usePopulation(props.tds, props.resource);
  // The address changes after each run, because browsers keep a response for minutes.
  const runEnd = population.progress === null && props.tds.runs[0]?.finishedAt;
  const { tds = [] } = useRead(RecordResponse, `${PATHS.record}?${runEnd}`).value ?? {};
  const editor = useCampaignEditor();
  const { overview, failure, draft, discarded, outcome, problems } = editor;
  const drawer = drawerIn(useSyncExternalStore(followHash, () => window.location.hash));
  const [focusPath, setFocusPath] = useState("");
  const [message, setMessage] = useState("");
  const [nextFocus, setNextFocus] = useState<string | null>(null);
  const [isPublishing, setPublishing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (nextFocus === null || drawerOf(nextFocus) !== drawer) return;
    focusField(nextFocus);
    setNextFocus(null);
  }, [nextFocus, drawer]);
  const goTo = (path: string) => {
    window.location.hash = drawerOf(path);
    setNextFocus(path);
  };
  const form: CampaignForm = {
    values: draft?.values ?? {},
    base: draft?.base ?? {},
    problems,
    focusPath,
    tds,
    names: Object.fromEntries(
      tds.map(({ memberCode, name, constituency }) => [memberCode, `${name}, ${constituency}`]),
    ),
    change: (update, next) => {
      editor.change(({ values }) => ({ values: update(values) }));
      setMessage(next?.message ?? "");
      if (next) setNextFocus(next.focus);
    },
  };
  const changes = draft === null ? 0 : changeCount(draft);
  const barCount = changes || (discarded === null ? 0 : changeCount(discarded));
  const refusals = problems.filter((problem) => !isSignature(problem.field));
  const goToProblem = ([problem]: readonly Problem[], otherwise: () => void) =>
    problem === undefined ? otherwise() : goTo(problem.field);
  const failureText = outcome.status === "failed" ? outcome.message : failure?.message;
  return (
    <Form value={form}>
      <Drawers
        onFocus={({ target: { id } }) => {
          if (id.startsWith(fieldId(""))) setFocusPath(id.slice(fieldId("").length));
        }}
      >
        <Top>
          <h1>Admin Panel</h1>
          <p>
            {overview && <span>{`${stateName(overview.published.campaign.state)} now. `}</span>}
            <a href={linkTo("/private", "en")}>Figures</a>
          </p>
        </Top>
        <Tabs aria-label="Drawers">
          {Object.entries(DRAWERS).map(([name, text]) => (
            <a key={name} href={`#${name}`} aria-current={name === drawer ? "page" : undefined}>
              {text}
            </a>
          ))}
        </Tabs>
        <section aria-labelledby="drawer">
          <h2 id="drawer" ref={heading} tabIndex={-1}>
            {DRAWERS[drawer]}
          </h2>
          {drawer === "tds" ? (
            <TdsDrawer overview={props.tds} population={population} />
          ) : draft === null || overview === undefined ? (
            failureText === undefined && <p>Loading…</p>
          ) : (
            {
              letter: <LetterDrawer />,
              campaign: <CampaignDrawer />,
              record: <RecordDrawer />,
              history: <HistoryDrawer overview={overview} hasChanges={changes > 0} />,
            }[drawer]
          )}
        </section>
        {outcome.status === "refused" && refusals.length > 0 && (
          <div role="alert">
            <p>Not published. These fields have to be changed first:</p>
            <ul>
              {refusals.map((problem) => (
                <li key={`${problem.field} ${problem.code}`}>
                  <a
                    href={`#${drawerOf(problem.field)}`}
                    onClick={(event) => {
                      event.preventDefault();
                      goTo(problem.field);
                    }}
                  >
                    {`${DRAWERS[drawerOf(problem.field)]}: ${problemText(problem, form)}`}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
        {failureText && <ErrorText role="alert">{failureText}</ErrorText>}
        <p role="status">
          {outcome.status === "published"
            ? `Version ${outcome.version} is published. The pages follow within seconds, other sites within a minute.`
            : message}
        </p>
        {barCount > 0 && (
          <Bar>
            <p>
              <strong>{`${barCount} ${barCount === 1 ? "change" : "changes"}`}</strong>
              <span>{changes > 0 ? ", in this browser only" : " discarded"}</span>
            </p>
            {/* One button, so that the focus stays. */}
            <PageButton $variant="quiet" onClick={changes > 0 ? editor.discard : editor.bringBack}>
              {changes > 0 ? "Discard" : "Bring it back"}
            </PageButton>
            {changes > 0 && (
              <PageButton
                className="publish"
                $variant="primary"
                onClick={() => goToProblem(editor.check(), () => setPublishing(true))}
              >
                Check and publish
              </PageButton>
            )}
          </Bar>
        )}
        {isPublishing && draft !== null && (
          <PublishDialog
            editor={editor}
            draft={draft}
            onClose={() => {
              // Nothing below an open dialog takes the focus.
              flushSync(() => setPublishing(false));
              goToProblem(refusals, () => heading.current?.focus());
            }}
          />
        )}
        <Toast toast={population.toast} dismissText="Dismiss" onDismiss={population.dismiss} />
      </Drawers>
    </Form>
  );
}

function followHash(onChange: () => void): () => void {
  window.addEventListener("hashchange", onChange);
  return () => window.removeEventListener("hashchange", onChange);
}

const Drawers = styled.div`
  ${stack("xl")}
  grid-template-columns: minmax(0, 1fr);
  > section {
    gap: ${SPACE.xl};
    > h2 {
      ${visuallyHidden}
    }
  }
  /* The toasts' buttons inherit their style from the page. */
  [popover] button {
    border: 0;
    background: none;
    color: inherit;
  }
  /* A failure in staff's work is red, as beside a field. */
  [popover]:has([role="alert"] > *) {
    border-color: ${colour("onUrgent")};
    background: ${colour("urgent")};
    color: ${colour("onUrgent")};
  }
`;

const Top = styled(Actions)`
  align-items: baseline;
  justify-content: space-between;
`;

/* The tabs of a card index: the open tab is joined to its drawer. */
const Tabs = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${SPACE.xs};
  border-block-end: 3px solid ${colour("ink")};
  a {
    display: grid;
    place-items: center;
    min-block-size: ${TARGET_SIZE};
    padding-inline: clamp(${SPACE.xs}, 2cqi, ${SPACE.m});
    color: ${colour("ink")};
    font-size: clamp(0.875rem, 3.6cqi, 1em);
    font-weight: 700;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
  a[aria-current] {
    /* Visible in forced colours. */
    border: 2px solid ${colour("ink")};
    background: ${colour("ink")};
    color: ${colour("paper")};
  }
`;

/* The bar stays at the foot of the screen. On a phone it has two lines. */
const Bar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: 0 ${SPACE.l};
  padding: ${SPACE.s} ${SPACE.m};
  border: 3px solid ${colour("ink")};
  ${painted("marigold", "onMarigold")}
  font-size: ${SIZE.small};
  button {
    color: inherit;
  }
  && .publish {
    grid-column: 1 / -1;
    justify-self: stretch;
    ${painted("inkGround", "onDark")}
  }
  /* A refused field that gets the focus stands above the bar, with the reason. */
  html:has(&) {
    scroll-padding-block-end: 14rem;
  }
  ${MEDIUM} {
    grid-template-columns: 1fr auto auto;
    && .publish {
      grid-column: auto;
    }
  }
`;
