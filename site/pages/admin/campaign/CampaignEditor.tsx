import styled, { createGlobalStyle } from "styled-components";
import { colour, SPACE } from "../../../../widget/theme/tokens.ts";
import { Actions, ErrorText, PageButton, Panel, PanelHeading } from "../../../staff/panels.tsx";
import { WIDE } from "../../../style/layout.ts";
import { SIZE } from "../../../style/type.ts";
import { CampaignField, fieldId, focusField } from "./CampaignField.tsx";
import { CampaignForm } from "./CampaignForm.tsx";
import { CheckList } from "./CheckList.tsx";
import { ConflictPanel } from "./Differences.tsx";
import { changeCount } from "./draft.ts";
import { Group, Notice } from "./form-parts.ts";
import { ElementPreview } from "./preview/ElementPreview.tsx";
import { PagePreview } from "./preview/PagePreview.tsx";
import { SittingTds, tdNames, useSittingTds } from "./sitting-tds.ts";
import { useCampaignEditor } from "./use-campaign-editor.ts";
import { LivePanel, VersionHistory } from "./Versions.tsx";
import { entryName, problemText } from "./wording.ts";

/** The published version, the draft of the next one, and the earlier versions. */
export function CampaignEditor({ staffKey }: { staffKey: string }) {
  const tds = useSittingTds(staffKey);
  const editor = useCampaignEditor(staffKey);
  const { overview, draft, problems, outcome, isBusy, change } = editor;
  if (overview === null || draft === null) {
    return outcome.status === "failed" && <ErrorText role="alert">{outcome.message}</ErrorText>;
  }
  const changes = changeCount(draft);
  const isChanged = changes > 0;
  return (
    <SittingTds value={tds}>
      <EditorGrid>
        <LivePanel overview={overview} />
        <VersionHistory
          overview={overview}
          author={draft.author}
          isBusy={isBusy}
          onAuthor={(author) => change((now) => ({ ...now, author }))}
          onTakeBack={({ version, campaign }) => editor.takeBack(version, campaign, draft.author)}
        />
        <DraftSheet aria-label="Next version">
          <PanelHeading>Next version</PanelHeading>
          <p>
            {isChanged
              ? "This browser keeps your changes until you publish or discard them."
              : "Edit below. Visitors see your changes after you publish."}
          </p>
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              editor.publish();
            }}
          >
            <CampaignForm
              staffKey={staffKey}
              values={draft.values}
              base={draft.base}
              problems={problems}
              onChange={(update) => change((now) => ({ ...now, values: update(now.values) }))}
            />
            {isChanged && (
              <ChangeBar ref={uncoverFocus}>
                <RoomForBar />
                <p>
                  {changes} {changes === 1 ? "change" : "changes"}, not published yet
                </p>
                <PageButton onClick={() => focusField("author")}>Go to ‘Publish’</PageButton>
              </ChangeBar>
            )}
            <Group>
              <legend>Publish</legend>
              {(["author", "note"] as const).map((name) => (
                <CampaignField
                  key={name}
                  path={name}
                  value={draft[name]}
                  problems={problems}
                  onChange={(value) => change((now) => ({ ...now, [name]: value }))}
                />
              ))}
              <CheckList values={draft.values} />
              {editor.isAttempted && problems.length > 0 && (
                <Notice role="alert">
                  <p>Not published. These fields have to be changed first:</p>
                  <ul>
                    {problems.map((problem) => (
                      <li key={`${problem.field} ${problem.code}`}>
                        <a
                          href={`#${fieldId(problem.field)}`}
                          onClick={(event) => {
                            event.preventDefault();
                            focusField(problem.field);
                          }}
                        >
                          {[
                            entryName(problem.field, draft.values, tdNames(tds)),
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
              {outcome.status === "conflict" && (
                <ConflictPanel
                  draft={draft}
                  conflict={outcome.conflict}
                  onKeep={() => void editor.rebase()}
                  onDiscard={() => void editor.discard()}
                />
              )}
              {outcome.status === "failed" && (
                <ErrorText role="alert">Not published. {outcome.message}</ErrorText>
              )}
              <p role="status">
                {outcome.status === "published" &&
                  `Version ${outcome.version} is published. The pages follow within seconds, other sites within a minute.`}
              </p>
              <Actions>
                <PageButton type="submit" $variant="primary" disabled={isBusy || !isChanged}>
                  Publish
                </PageButton>
                {isChanged && (
                  <PageButton $variant="quiet" onClick={() => void editor.discard()}>
                    Discard my draft
                  </PageButton>
                )}
              </Actions>
            </Group>
          </form>
        </DraftSheet>
        <PreviewColumn>
          <ElementPreview values={draft.values} />
        </PreviewColumn>
        <PagePreview staffKey={staffKey} values={draft.values} />
      </EditorGrid>
    </SittingTds>
  );
}

const EditorGrid = styled.div`
  display: grid;
  align-items: start;
  gap: ${SPACE.xxl};
  padding-block-start: ${SPACE.xxl};
  border-block-start: 3px solid ${colour("ink")};
  ${WIDE} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;

/* As high as the form: the preview stays in view beside it, and ends where it ends. */
const PreviewColumn = styled.div`
  align-self: stretch;
`;

const DraftSheet = styled(Panel)`
  form {
    display: grid;
    gap: ${SPACE.xxl};
  }
  ${WIDE} {
    grid-column: 1 / -1;
  }
  @media (min-width: 75rem) {
    grid-column: auto;
  }
`;

/* The bar at the foot of the screen covers no field that is scrolled to, nor the reason below it. */
const RoomForBar = createGlobalStyle`
  html {
    scroll-padding-block: 6rem 16rem;
  }
`;

/** The bar appears over the bottom of the screen. Scrolls a field that it would cover into view. */
const uncoverFocus = (bar: HTMLElement | null) => {
  if (bar !== null) document.activeElement?.scrollIntoView({ block: "nearest" });
};

/** Stays at the foot of the screen until the form is scrolled to the group 'Publish'. */
const ChangeBar = styled(Actions)`
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  flex-wrap: nowrap;
  justify-content: space-between;
  padding-block: ${SPACE.m};
  border-block-start: 3px solid ${colour("ink")};
  background: ${colour("paperRaised")};
  font-size: ${SIZE.small};
  font-weight: 700;
  button {
    flex: none;
  }
`;
