import { type RefObject, useLayoutEffect, useRef } from "react";
import { useActions, useCampaign, useContact, useWording } from "../state/contact-context.ts";
import type { ShareChoices, SharePanel } from "../state/contact-state.ts";

/**
 * Further ways to share, from a file that is fetched when a letter is opened: they are in the
 * dialog's first frame, unless the file comes later. Renders nothing if it cannot be loaded.
 *
 * @param props.panel receives the panel, for the button that shows the picture
 */
export function ShareMore(props: { caption: string; panel: RefObject<SharePanel | null> }) {
  const { caption, panel } = props;
  const { loadShareFile, shared } = useActions();
  const { lang, campaignUrl } = useContact((state) => state.settings);
  const { name, colours } = useCampaign();
  const wording = useWording();
  const constituency = useContact(({ lookup }) =>
    lookup.status === "found" ? wording.constituency(lookup.constituency) : null,
  );
  const box = useRef<HTMLDivElement>(null);
  const kept = useRef<ShareChoices>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the language changes in a dialog
  useLayoutEffect(() => {
    let isGone = false;
    void loadShareFile().then((file) => {
      if (isGone || file === null || box.current === null) return;
      panel.current = file.mountSharePanel(box.current, {
        lang,
        name,
        caption,
        page: campaignUrl,
        constituency,
        colours,
        kept: kept.current,
        onShared: shared,
      });
    });
    return () => {
      isGone = true;
      kept.current = panel.current?.choices();
      panel.current?.unmount();
      panel.current = null;
    };
  }, [lang]);
  return <div ref={box} />;
}
