import { useEffect, useState } from "react";
import styled from "styled-components";
import { visuallyHidden } from "../../../widget/kit/visually-hidden.ts";
import { SCENES } from "../scenes.ts";
import type { Story } from "../story.ts";
import { useStoryState } from "../use-story.ts";

/** Tells a reader who listens which scene has come; the first one tells itself. */
export function Announcer({ story }: { story: Story }) {
  const scene = useStoryState(story, (state) => state.scene);
  const [said, setSaid] = useState("");
  const [before, setBefore] = useState(0);
  useEffect(() => {
    if (scene === before) return;
    setBefore(scene);
    setSaid(SCENES[scene]?.title ?? "");
  }, [scene, before]);
  return <Spoken role="status">{said}</Spoken>;
}

const Spoken = styled.p`
  ${visuallyHidden}
`;
