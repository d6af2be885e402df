import { useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { PATHS } from "../../../api/contract/paths.ts";
import { RecordResponse } from "../../../api/contract/record-schema.ts";
import { Toast } from "../../../widget/parts/Toast.tsx";
import { visuallyHidden } from "../../../widget/parts/visually-hidden.ts";
import { colour, SPACE, TARGET_SIZE } from "../../../widget/theme/tokens.ts";
import { Actions, ErrorText, PageButton } from "../../staff/StaffPage.tsx";
import { useRead } from "../../staff/use-read.ts";
import { SIZE } from "../../style/type.ts";
import { changeCount } from "./campaign/draft.ts";
import { DRAWERS, type Drawer, drawerIn, drawerOf } from "./campaign/drawers.ts";
import { type CampaignForm, Form, fieldId, focusField } from "./campaign/form.ts";
import { HistoryDrawer } from "./campaign/HistoryDrawer.tsx";
import { isSignature, PublishDialog } from "./campaign/PublishDialog.tsx";
import { RecordDrawer } from "./campaign/RecordDrawer.tsx";
import { CampaignDrawer, LetterDrawer } from "./campaign/TextDrawers.tsx";
import { useCampaignEditor } from "./campaign/use-campaign-editor.ts";
import { entryName, problemText, STATE_NAMES } from "./campaign/wording.ts";
import { TdsDrawer } from "./TdsDrawer.tsx";
import { usePopulation } from "./use-population.ts";

/** The desk of staff who have signed in: five drawers, and the bar that publishes their changes. */
export function Desk() {
  const population = usePopulation();
  const { tds = [] } = useRead(RecordResponse, PATHS.record).value ?? {};
  const { overview, draft, outcome, problems, ...editor } = useCampaignEditor();
  const [drawer, open] = useDrawer();
  const [edited, setEdited] = useState("");
  const [said, setSaid] = useState("");
  const [sought, setSought] = useState<string | null>(null);
  const [isPublishing, setPublishing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (sought !== null) focusField(sought);
    setSought(null);
  }, [sought]);
  const goTo = (path: string) => {
    open(drawerOf(path));
    setSought(path);
  };
  const { values = {}, base = {} } = draft ?? {};
  const form: CampaignForm = {
    ...{ values, base, problems, edited, tds },
    names: Object.fromEntries(
      tds.map(({ memberCode, name, constituency }) => [memberCode, `${name}, ${constituency}`]),
    ),
    change: (update, next) => {
      editor.change((now) => ({ ...now, values: update(now.values) }));
      setSaid(next?.message ?? "");
      if (next) setSought(next.focus);
    },
  };
  const changes = draft === null ? 0 : changeCount(draft);
  const refused = problems.filter(({ field }) => !isSignature(field));
  const review = () => {
    const [first] = editor.check();
    if (first === undefined) setPublishing(true);
    else goTo(first.field);
  };
  return (
    <Form value={form}>
      <Top>
        <h1>Admin Panel</h1>
        <p>
          {overview !== null && `${STATE_NAMES[overview.published.campaign.state]} now. `}
          <a href="/private">Figures</a>
        </p>
      </Top>
      <Tabs aria-label="Drawers">
        {Object.entries(DRAWERS).map(([name, text]) => (
          <a key={name} href={`#${name}`} aria-current={name === drawer ? "page" : undefined}>
            {text}
          </a>
        ))}
      </Tabs>
      <Inside
        aria-labelledby="drawer"
        onFocus={({ target: { id } }) => {
          if (id.startsWith(fieldId(""))) setEdited(id.slice(fieldId("").length));
        }}
      >
        <h2 id="drawer" ref={heading} tabIndex={-1}>
          {DRAWERS[drawer]}
        </h2>
        {drawer === "tds" ? (
          <TdsDrawer population={population} />
        ) : draft === null || overview === null ? (
          outcome.status !== "failed" && <p>Loading…</p>
        ) : drawer === "history" ? (
          <HistoryDrawer
            overview={overview}
            hasChanges={changes > 0}
            onTakeBack={(version, values) =>
              editor.change((now) => ({ ...now, values, note: `Back to ${version}` }))
            }
          />
        ) : (
          { record: <RecordDrawer />, campaign: <CampaignDrawer />, letter: <LetterDrawer /> }[
            drawer
          ]
        )}
      </Inside>
      {outcome.status === "refused" && refused.length > 0 && (
        <div role="alert">
          <p>Not published. These fields have to be changed first:</p>
          <ul>
            {refused.map((problem) => (
              <li key={`${problem.field} ${problem.code}`}>
                <a
                  href={`#${drawerOf(problem.field)}`}
                  onClick={(event) => {
                    event.preventDefault();
                    goTo(problem.field);
                  }}
                >
                  {[
                    DRAWERS[drawerOf(problem.field)],
                    entryName(problem.field, values, form.names),
                    problemText(problem),
                  ]
                    .filter(Boolean)
                    .join(": ")}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {outcome.status === "failed" && <ErrorText role="alert">{outcome.message}</ErrorText>}
      <p role="status">
        {outcome.status === "published"
          ? `Version ${outcome.version} is published. The pages follow within seconds, other sites within a minute.`
          : said}
      </p>
      {changes > 0 && (
        <Bar>
          <p>
            <strong>
              {changes} {changes === 1 ? "change" : "changes"}
            </strong>
            , kept in this browser, not published yet
          </p>
          <PageButton $variant="quiet" onClick={() => void editor.discard()}>
            Discard
          </PageButton>
          <PageButton $variant="primary" onClick={review}>
            Check and publish
          </PageButton>
        </Bar>
      )}
      {isPublishing && draft !== null && (
        <PublishDialog
          editor={{ overview, draft, outcome, problems, ...editor }}
          draft={draft}
          onClose={() => {
            setPublishing(false);
            const [first] = refused;
            if (first === undefined) heading.current?.focus();
            else goTo(first.field);
          }}
        />
      )}
      <Toast toast={population.toast} dismissText="Dismiss" onDismiss={population.dismiss} />
    </Form>
  );
}

/** The drawer of the page's address, and the function that opens another one. */
function useDrawer(): [Drawer, (drawer: Drawer) => void] {
  const [drawer, setDrawer] = useState(() => drawerIn(window.location.hash));
  useEffect(() => {
    const follow = () => setDrawer(drawerIn(window.location.hash));
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, []);
  const open = (next: Drawer) => {
    if (next !== drawer) window.history.pushState(null, "", `#${next}`);
    setDrawer(next);
  };
  return [drawer, open];
}

const Top = styled(Actions)`
  align-items: baseline;
  justify-content: space-between;
`;

/* The tabs of a card index: the open one is joined to what lies below it. */
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
    font-weight: 700;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
  a[aria-current] {
    /* Seen in forced colours. */
    border: 2px solid ${colour("ink")};
    background: ${colour("ink")};
    color: ${colour("paper")};
  }
`;

const Inside = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.xl};
  /* The open tab says the same. */
  > h2 {
    ${visuallyHidden}
  }
`;

/* Stays at the foot of the screen. */
const Bar = styled(Actions)`
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  padding: ${SPACE.m} ${SPACE.l};
  border: 3px solid ${colour("ink")};
  background: ${colour("marigold")};
  color: ${colour("onMarigold")};
  font-size: ${SIZE.small};
  p {
    flex: 1;
  }
  button {
    color: inherit;
  }
  && button:last-child {
    background: ${colour("inkGround")};
    color: ${colour("onDark")};
  }
`;
