import type { Language } from "../../api/contract/language.ts";
import type { ElementEvents } from "../domain/element-events.ts";
import { Button, LinkButton } from "../kit/Button.tsx";
import { openSheet } from "./open-sheet.ts";
import { SHARE_TEXTS } from "./SharePicture.tsx";

const NETWORKS = [
  { channel: "whatsapp", name: "WhatsApp", address: "https://wa.me/?text=" },
  { channel: "bluesky", name: "Bluesky", address: "https://bsky.app/intent/compose?text=" },
] as const;

/**
 * Further ways to share.
 *
 * @param props.caption the text to share; it contains the address of the campaign
 * @param props.picture goes with it into the system's sheet
 * @param props.onShared called when it was shared
 */
export function ShareLinks(props: {
  lang: Language;
  caption: string;
  picture: File | null;
  onShared: (channel: ElementEvents["bia-share"]["channel"]) => void;
}) {
  const { lang, caption, picture, onShared } = props;
  return (
    <>
      {NETWORKS.map(({ channel, name, address }) => (
        <LinkButton
          key={channel}
          href={address + encodeURIComponent(caption)}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => onShared(channel)}
        >
          {name}
        </LinkButton>
      ))}
      {typeof navigator.share === "function" ? (
        <Button onClick={() => openSheet(caption, picture, onShared)}>
          {SHARE_TEXTS[lang].sheet}
        </Button>
      ) : null}
    </>
  );
}
