import { type RefObject, useEffect, useRef, useState } from "react";
import styled from "styled-components";
import type { Result } from "../../../api/contract/result.ts";
import { Button } from "../../../widget/components/Button.tsx";
import { Dialog } from "../../../widget/components/Dialog.tsx";
import { colour, SPACE, TARGET_SIZE } from "../../../widget/theme/tokens.ts";
import { TOP_BAR } from "../../components/Masthead.tsx";
import { publicOrigin, useWording } from "../../document/shown-page.ts";
import { painted, stack } from "../../style/layout.ts";
import { FAMILY } from "../../style/type.ts";
import { Control } from "./Bar.tsx";
import { type Recording, startRecording } from "./recording.ts";
import { FilmLink } from "./SceneActions.tsx";
import type { Story } from "./story.ts";
import { en } from "./wording/en.ts";
import { ga } from "./wording/ga.ts";

/** Records the screen while the story plays. Shows instructions when that fails. */
export function RecordControl(props: { story: Story; root: RefObject<HTMLElement | null> }) {
  const { story, root } = props;
  const wording = useWording({ en, ga });
  const [status, setStatus] = useState<"idle" | "requesting" | "recording" | "failed">("idle");
  const recording = useRef<Recording>(null);
  const isRecording = status === "recording";
  useHiddenControls(root, isRecording);

  const end = (result: Result<unknown, unknown>) => {
    if (!result.ok) console.warn(result.failure);
    setStatus(result.ok ? "idle" : "failed");
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
      {status === "failed" && <Instructions onClose={() => setStatus("idle")} />}
    </>
  );
}

/** Other ways to record the story, in a dialog in its style: square, with a hard shadow. */
function Instructions({ onClose }: { onClose: () => void }) {
  const { recording, close } = useWording({ en, ga });
  const { title, failed, ways, finished } = recording;
  const [opener] = useState(() => document.activeElement);
  // Browsers return no focus to the opening control when a dialog is removed from the page.
  useEffect(() => () => void (opener instanceof HTMLElement && opener.focus()), [opener]);
  return (
    <DialogStyle>
      <Dialog title={title} onClose={onClose}>
        <div role="alert">
          <p>{failed}</p>
          <dl>
            {Object.values(ways).map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <p>
          {finished} <FilmLink />
        </p>
        <CloseButton onClick={onClose}>{close}</CloseButton>
      </Dialog>
    </DialogStyle>
  );
}

const DialogStyle = styled.div`
  --bia-radius: 0;
  --bia-font-display: ${FAMILY.display};
  color: ${colour("ink")};
  dialog > div {
    box-shadow: 6px 6px 0 ${colour("ink")};
  }
  h2 {
    font-stretch: 75%;
    letter-spacing: -0.02em;
  }
  dl {
    ${stack("m")}
    margin-block: ${SPACE.l};
  }
  dl > div {
    padding-inline-start: ${SPACE.l};
    border-inline-start: 6px solid ${colour("marigold")};
  }
  dt {
    font-weight: 700;
  }
`;

const CloseButton = styled(Button)`
  inline-size: 100%;
  margin-block-start: ${SPACE.xl};
  font: inherit;
  font-weight: 700;
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

/** Display time of the notice: enough to read it three times. */
const NOTICE_MS = 6_000;

/** Shares the story with the share sheet or the clipboard, or says that the address is to be copied. */
export function ShareControl() {
  const [result, setResult] = useState<ShareResult>("shared");
  useEffect(() => {
    if (result === "shared") return;
    const timer = setTimeout(() => setResult("shared"), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [result]);
  const wording = useWording({ en, ga });
  const share = async () => {
    setResult("shared");
    const { shareTitle: title, shareText: text } = wording;
    const url = new URL(window.location.pathname, publicOrigin()).href;
    setResult(await shareStory({ title, text, url }));
  };
  return (
    <>
      <Control icon="share" name={wording.share} onClick={share} />
      <ShareNotice role="alert">{result !== "shared" && <p>{wording[result]}</p>}</ShareNotice>
    </>
  );
}

/** The result of sharing; `notCopied`: the user has to copy the link by hand. */
type ShareResult = "shared" | "copied" | "notCopied";

/** Shares a link, or copies it without a share sheet or when that fails, but not when its user closes it. */
export async function shareStory(link: ShareLink): Promise<ShareResult> {
  try {
    await navigator.share(link);
    return "shared";
  } catch (error) {
    if (error instanceof Error && error.name === "AbortError") return "shared";
  }
  try {
    await navigator.clipboard.writeText(link.url);
    return "copied";
  } catch {
    return "notCopied";
  }
}

type ShareLink = Readonly<Record<"title" | "text" | "url", string>>;

/* On the bar, so that it covers no title. */
const ShareNotice = styled.div`
  position: absolute;
  z-index: 1;
  inset: auto 0 6px auto;
  ${TOP_BAR.twoRows} {
    inset-block-end: 0;
  }
  pointer-events: none;
  p {
    display: grid;
    align-items: center;
    min-block-size: ${TARGET_SIZE};
    padding-inline: ${SPACE.xl};
    border: 3px solid ${colour("inkGround")};
    ${painted("marigold", "onMarigold")}
    font-weight: 700;
  }
`;
