import { type RefObject, useEffect, useState, useSyncExternalStore } from "react";
import styled from "styled-components";
import { colour, SPACE } from "../../../widget/theme/tokens.ts";
import { Control } from "../bar/Control.tsx";
import { StoryDialog } from "../StoryDialog.tsx";
import { SaveReel } from "../share/SaveReel.tsx";
import { saveFile } from "../share/save-file.ts";
import { REEL } from "../share/share-reel.ts";
import type { Story } from "../story.ts";
import { WORDS } from "../words.ts";
import { captureScreen } from "./capture-screen.ts";
import { createRecording, type RecordingFailure } from "./recording.ts";
import { useClearScreen } from "./use-clear-screen.ts";

/** Films the story as it plays, and says how to film it where the browser does not. */
export function RecordControl({
  story,
  root,
}: {
  story: Story;
  root: RefObject<HTMLElement | null>;
}) {
  const [recording] = useState(() =>
    createRecording({
      capture: captureScreen,
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
  const state = useSyncExternalStore(recording.subscribe, recording.get, recording.get);
  const filming = state.status === "recording";
  useClearScreen(root, filming);
  useEffect(() => {
    window.addEventListener("pagehide", recording.leave);
    return () => {
      window.removeEventListener("pagehide", recording.leave);
      recording.leave();
    };
  }, [recording]);
  return (
    <>
      <Control
        icon={filming ? "stop" : "record"}
        name={filming ? WORDS.stopRecording : WORDS.record}
        // A double click is one press: its second half would end what the first has begun.
        onClick={({ detail }) => detail < 2 && recording.toggle()}
        busy={state.status === "asking" || state.status === "saving"}
      />
      {state.status === "failed" && <Instructions code={state.code} onClose={recording.dismiss} />}
    </>
  );
}

function Instructions({ code, onClose }: { code: RecordingFailure; onClose: () => void }) {
  const { title, failures, runs, ways, finished } = WORDS.recording;
  return (
    <StoryDialog title={title} onClose={onClose}>
      <Words role="alert">
        <p>
          {failures[code]} {runs}
        </p>
        <dl>
          {ways.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Words>
      {REEL && (
        <p>
          {finished} <SaveReel />
        </p>
      )}
    </StoryDialog>
  );
}

const Words = styled.div`
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
