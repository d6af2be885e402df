import { type RefObject, useEffect, useRef, useState } from "react";
import styled from "styled-components";
import type { Result } from "../../../../api/contract/result.ts";
import { colour, SPACE } from "../../../../widget/theme/tokens.ts";
import { useWording } from "../../../document/shown-page.ts";
import { Control } from "../bar/Bar.tsx";
import { StoryDialog } from "../StoryDialog.tsx";
import { SaveReel } from "../share/SaveReel.tsx";
import type { Story } from "../story.ts";
import { en } from "../wording/en.ts";
import { ga } from "../wording/ga.ts";
import {
  type FailedRecording,
  type Recording,
  type RecordingFailure,
  startRecording,
} from "./recording.ts";

/** Records the screen while the story plays. Shows instructions when that fails. */
export function RecordControl(props: { story: Story; root: RefObject<HTMLElement | null> }) {
  const { story, root } = props;
  const wording = useWording({ en, ga });
  const [status, setStatus] = useState<"idle" | "requesting" | "recording">("idle");
  const [failure, setFailure] = useState<RecordingFailure | null>(null);
  const recording = useRef<Recording>(null);
  const isRecording = status === "recording";
  useHiddenControls(root, isRecording);

  const end = (result: Result<unknown, FailedRecording>) => {
    if (!result.ok) console.warn(result.failure.cause);
    setFailure(result.ok ? null : result.failure.code);
    setStatus("idle");
  };
  const toggle = async () => {
    if (status === "requesting") return;
    if (isRecording) return recording.current?.stop();
    setStatus("requesting");
    const started = await startRecording(wording.fileName);
    if (!started.ok) return end(started);
    recording.current = started.value;
    setStatus("recording");
    story.playFromStart();
    const saved = await started.value.saved;
    story.pause();
    end(saved);
  };
  return (
    <>
      <Control
        icon={isRecording ? "stop" : "record"}
        name={isRecording ? wording.stopRecording : wording.record}
        // Ignores the second click of a double click, which would stop the recording at once.
        onClick={({ detail }) => detail < 2 && void toggle()}
        busy={status === "requesting"}
      />
      {failure && <Instructions code={failure} onClose={() => setFailure(null)} />}
    </>
  );
}

function Instructions({ code, onClose }: { code: RecordingFailure; onClose: () => void }) {
  const { title, failures, runs, ways, finished } = useWording({ en, ga }).recording;
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
      <p>
        {finished} <SaveReel />
      </p>
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

const HIDE_DELAY_MS = 1_500;

const ACTIVITY_EVENTS = ["pointermove", "pointerdown", "keydown", "focusin"] as const;

/** Hides the controls during a recording while the user does nothing, by `data-clear` on the root. */
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
