import { type RefObject, useEffect, useState, useSyncExternalStore } from "react";
import styled from "styled-components";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { saveFile } from "../../kit/save-file.ts";
import { usePage, useTexts } from "../../shown-page.ts";
import { Control } from "../bar/Bar.tsx";
import { StoryDialog } from "../StoryDialog.tsx";
import { reel, SaveReel } from "../share/SaveReel.tsx";
import type { Story } from "../story.ts";
import { en } from "../wording/en.ts";
import { ga } from "../wording/ga.ts";
import { captureScreen, createRecording, type RecordingFailure } from "./recording.ts";

/** Records the screen while the story plays. Shows instructions when that fails. */
export function RecordControl({
  story,
  root,
}: {
  story: Story;
  root: RefObject<HTMLElement | null>;
}) {
  const wording = useTexts({ en, ga });
  const [recording] = useState(() =>
    createRecording({
      capture: () => captureScreen(wording.fileName),
      play: story.playFromStart,
      pause: story.pause,
      save: (video) => saveFile(video, video.name),
    }),
  );
  const state = useSyncExternalStore(recording.subscribe, recording.getState, recording.getState);
  const isRecording = state.status === "recording";
  useHiddenControls(root, isRecording);
  useEffect(() => {
    window.addEventListener("pagehide", recording.abort);
    return () => {
      window.removeEventListener("pagehide", recording.abort);
      recording.abort();
    };
  }, [recording]);
  return (
    <>
      <Control
        icon={isRecording ? "stop" : "record"}
        name={isRecording ? wording.stopRecording : wording.record}
        // Ignores the second click of a double click, which would stop the recording at once.
        onClick={({ detail }) => detail < 2 && recording.toggle()}
        busy={state.status === "requesting" || state.status === "saving"}
      />
      {state.status === "failed" && <Instructions code={state.code} onClose={recording.dismiss} />}
    </>
  );
}

function Instructions({ code, onClose }: { code: RecordingFailure; onClose: () => void }) {
  const { recording, fileName } = useTexts({ en, ga });
  const { title, failures, runs, ways, finished } = recording;
  const { language } = usePage();
  return (
    <StoryDialog title={title} onClose={onClose}>
      <InstructionsText role="alert">
        <p>
          {failures[code]} {runs}
        </p>
        <dl>
          {Object.values(ways).map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </InstructionsText>
      {reel(language, fileName) && (
        <p>
          {finished} <SaveReel />
        </p>
      )}
    </StoryDialog>
  );
}

const InstructionsText = styled.div`
  dl {
    display: grid;
    gap: ${SPACE.m};
    margin-block: ${SPACE.l};
  }
  dl > div {
    padding-inline-start: ${SPACE.l};
    border-inline-start: 6px solid ${colour("marigold")};
  }
  dt {
    font-weight: 700;
  }
  dd {
    margin: 0;
  }
`;

/** Time after the last activity until the controls are hidden. */
const HIDE_DELAY_MS = 1_500;

/** Events that show the controls again. */
const ACTIVITY_EVENTS = ["pointermove", "pointerdown", "keydown", "focusin"] as const;

/**
 * Hides the controls during a recording while the user does nothing. Sets `data-clear` on
 * the root while they are hidden.
 */
function useHiddenControls(root: RefObject<HTMLElement | null>, recording: boolean): void {
  useEffect(() => {
    const element = root.current;
    if (!recording || element === null) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    let timer: ReturnType<typeof setTimeout>;
    const showControls = () => {
      element.removeAttribute("data-clear");
      clearTimeout(timer);
      timer = setTimeout(() => element.setAttribute("data-clear", ""), HIDE_DELAY_MS);
    };
    for (const type of ACTIVITY_EVENTS) window.addEventListener(type, showControls, { signal });
    showControls();
    return () => {
      listeners.abort();
      clearTimeout(timer);
      element.removeAttribute("data-clear");
    };
  }, [root, recording]);
}
