import { useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { visuallyHidden } from "../../../widget/parts/visually-hidden.ts";
import { colour, SPACE, TARGET_SIZE } from "../../../widget/theme/tokens.ts";
import { Actions, ErrorText, PageButton, StaffTitle } from "../../staff/panels.tsx";
import { SIZE } from "../../style/type.ts";
import { fieldId, focusField } from "./campaign/CampaignField.tsx";
import { changeCount } from "./campaign/draft.ts";
import { DRAWERS, type Drawer, drawerIn, drawerOf } from "./campaign/drawers.ts";
import { Notice } from "./campaign/form-parts.ts";
import type { FormValues } from "./campaign/form-values.ts";
import { HistoryDrawer } from "./campaign/HistoryDrawer.tsx";
import { PublishDialog } from "./campaign/PublishDialog.tsx";
import { RecordDrawer } from "./campaign/RecordDrawer.tsx";
import { SittingTds, tdNames, useSittingTds } from "./campaign/sitting-tds.ts";
import { CampaignDrawer, LetterDrawer } from "./campaign/TextDrawers.tsx";
import { useCampaignEditor } from "./campaign/use-campaign-editor.ts";
import { entryName, problemText, STATE_NAMES } from "./campaign/wording.ts";
import { TdsDrawer } from "./TdsDrawer.tsx";
import type { OpenAdmin } from "./use-admin.ts";

/** The desk of staff who have signed in: five drawers, and the bar that publishes their changes. */
export function Desk({ admin }: { admin: OpenAdmin }) {
  const staffKey = admin.state.key;
  const tds = useSittingTds(staffKey);
  const editor = useCampaignEditor(staffKey);
  const [drawer, open] = useDrawer();
  const [edited, setEdited] = useState("");
  const [sought, setSought] = useState<string | null>(null);
  const [isPublishing, setPublishing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (sought !== null) focusField(sought);
    setSought(null);
  }, [sought]);
  const { overview, draft, outcome, problems } = editor;
  const goTo = (path: string) => {
    open(drawerOf(path));
    setSought(path);
  };
  const form = draft && {
    values: draft.values,
    base: draft.base,
    problems,
    onChange: (update: (now: FormValues) => FormValues) =>
      editor.change((now) => ({ ...now, values: update(now.values) })),
  };
  const changes = draft === null ? 0 : changeCount(draft);
  const refused = problems.filter(({ field }) => field !== "author" && field !== "note");
  const review = () => {
    const [first] = editor.check();
    if (first === undefined) setPublishing(true);
    else goTo(first.field);
  };
  return (
    <SittingTds value={tds}>
      <Top>
        <StaffTitle>Admin Panel</StaffTitle>
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
        onFocus={({ target }) => {
          const path = target.id.startsWith(fieldId("")) && target.id.slice(fieldId("").length);
          if (path) setEdited(path);
        }}
      >
        <h2 id="drawer" ref={heading} tabIndex={-1}>
          {DRAWERS[drawer]}
        </h2>
        {drawer === "tds" ? (
          <TdsDrawer admin={admin} />
        ) : form === null || overview === null ? (
          outcome.status !== "failed" && <p>Loading…</p>
        ) : drawer === "history" ? (
          <HistoryDrawer
            staffKey={staffKey}
            overview={overview}
            hasChanges={changes > 0}
            onTakeBack={(version, values) =>
              editor.change((now) => ({ ...now, values, note: `Back to ${version}` }))
            }
          />
        ) : drawer === "record" ? (
          <RecordDrawer staffKey={staffKey} {...form} />
        ) : drawer === "campaign" ? (
          <CampaignDrawer staffKey={staffKey} edited={edited} {...form} />
        ) : (
          <LetterDrawer edited={edited} {...form} />
        )}
      </Inside>
      {outcome.status === "refused" && refused.length > 0 && (
        <Notice role="alert">
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
                    draft && entryName(problem.field, draft.values, tdNames(tds)),
                    problemText(problem),
                  ]
                    .filter(Boolean)
                    .join(": ")}
                </a>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {outcome.status === "failed" && <ErrorText role="alert">{outcome.message}</ErrorText>}
      <p role="status">
        {outcome.status === "published" &&
          `Version ${outcome.version} is published. The pages follow within seconds, other sites within a minute.`}
      </p>
      {changes > 0 && (
        <Bar>
          <p>
            <strong>
              {changes} {changes === 1 ? "change" : "changes"}
            </strong>
            , kept in this browser, not published yet
          </p>
          <Actions>
            <PageButton $variant="quiet" onClick={() => void editor.discard()}>
              Discard
            </PageButton>
            <PageButton $variant="primary" onClick={review}>
              Check and publish
            </PageButton>
          </Actions>
        </Bar>
      )}
      {isPublishing && draft !== null && (
        <PublishDialog
          editor={editor}
          draft={draft}
          staffKey={staffKey}
          onClose={() => {
            setPublishing(false);
            const [first] = refused;
            if (first === undefined) heading.current?.focus();
            else goTo(first.field);
          }}
        />
      )}
    </SittingTds>
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

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${SPACE.m} ${SPACE.xl};
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
const Bar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${SPACE.s} ${SPACE.xl};
  padding: ${SPACE.m} ${SPACE.l};
  border: 3px solid ${colour("ink")};
  background: ${colour("marigold")};
  color: ${colour("onMarigold")};
  font-size: ${SIZE.small};
  button {
    color: inherit;
  }
  && button:last-child {
    background: ${colour("inkGround")};
    color: ${colour("onDark")};
  }
`;
