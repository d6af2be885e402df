import { Button, LinkButton } from "../kit/Button.tsx";
import { useAnswerWording, useLetterActions } from "./letter-context.ts";
import { openSheet } from "./sharing.ts";

const NETWORKS = [
  { channel: "whatsapp", name: "WhatsApp", address: "https://wa.me/?text=" },
  { channel: "bluesky", name: "Bluesky", address: "https://bsky.app/intent/compose?text=" },
] as const;

/**
 * Further ways to share.
 *
 * @param props.caption the text to share; it contains the address of the campaign
 * @param props.picture goes with it into the system's sheet
 */
export function ShareLinks(props: { caption: string; picture: File | null }) {
  const { caption, picture } = props;
  const wording = useAnswerWording();
  const { shared } = useLetterActions();
  return (
    <>
      {NETWORKS.map(({ channel, name, address }) => (
        <LinkButton
          key={channel}
          href={address + encodeURIComponent(caption)}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => shared(channel)}
        >
          {name}
        </LinkButton>
      ))}
      {typeof navigator.share === "function" ? (
        <Button onClick={() => openSheet(caption, picture, shared)}>{wording.share.sheet}</Button>
      ) : null}
    </>
  );
}
