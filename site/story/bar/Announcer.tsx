import { useEffect, useState } from "react";
import styled from "styled-components";
import { visuallyHidden } from "../../../widget/kit/visually-hidden.ts";
import { useTexts } from "../../shown-page.ts";
import { scenes } from "../scenes.ts";
import type { Story } from "../story.ts";
import { useStoryState } from "../use-story.ts";
import { en } from "../wording/en.ts";
import { ga } from "../wording/ga.ts";

/** Announces each new scene to screen readers. The first scene needs no announcement. */
export function Announcer({ story }: { story: Story }) {
  const scene = useStoryState(story, (state) => state.scene);
  const wording = useTexts({ en, ga });
  const [announcement, setAnnouncement] = useState("");
  const [lastScene, setLastScene] = useState(0);
  useEffect(() => {
    if (scene === lastScene) return;
    setLastScene(scene);
    setAnnouncement(scenes(wording)[scene]?.title ?? "");
  }, [scene, lastScene, wording]);
  return <LiveRegion role="status">{announcement}</LiveRegion>;
}

const LiveRegion = styled.p`
  ${visuallyHidden}
`;
