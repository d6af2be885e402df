import { type RefObject, useEffect, useState, useSyncExternalStore } from "react";
import styled from "styled-components";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { saveFile } from "../../kit/save-file.ts";
import { usePage, useTexts } from "../../shown-page.ts";
import { Control } from "../bar/Control.tsx";
import { StoryDialog } from "../StoryDialog.tsx";
import { SaveReel } from "../share/SaveReel.tsx";
import { reel } from "../share/share-reel.ts";
import type { Story } from "../story.ts";
import { en } from "../wording/en.ts";
import { ga } from "../wording/ga.ts";
import { captureScreen } from "./capture-screen.ts";
import { createRecording, type RecordingFailure } from "./recording.ts";
import { useHiddenControls } from "./use-hidden-controls.ts";

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
      after(ms, run) {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
      play: story.playFromStart,
      pause: story.pause,
      save: ({ file, name }) => saveFile(file, name),
      warn: (cause) => console.warn(cause),
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
