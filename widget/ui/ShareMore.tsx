import { type RefObject, useEffect, useRef } from "react";
import { useActions, useContact } from "../state/contact-context.ts";
import type { SharePanel } from "../state/contact-state.ts";

/**
 * Further ways to share, from a file that is fetched now. Nothing where it cannot be loaded.
 *
 * @param props.panel receives the panel, for the button that shows the picture
 */
export function ShareMore(props: { caption: string; panel: RefObject<SharePanel | null> }) {
  const { caption, panel } = props;
  const { loadShareFile, shared } = useActions();
  const { lang, campaignUrl } = useContact((state) => state.settings);
  const { name } = useContact((state) => state.campaign);
  const constituency = useContact(({ lookup }) =>
    lookup.status === "found" ? lookup.constituency : null,
  );
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing changes while the dialog is open
  useEffect(() => {
    let isGone = false;
    void loadShareFile().then((file) => {
      if (isGone || file === null || box.current === null) return;
      const options = { lang, name, caption, page: campaignUrl, constituency, onShared: shared };
      panel.current = file.mountSharePanel(box.current, options);
    });
    return () => {
      isGone = true;
      panel.current?.unmount();
      panel.current = null;
    };
  }, []);
  return <div ref={box} />;
}
