import { IconSvg } from "../../widget/components/Icon.tsx";

/** SVG paths of the pages' icons, from lucide (ISC licence), drawn at the widget's stroke width. */
export const ICONS = {
  /** A link that opens another site in a new tab. */
  external: "M7 7h10v10M7 17 17 7",
  copy: "M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2zM4 16a2 2 0 0 1-2-2V4c0-1.1.9-2 2-2h10a2 2 0 0 1 2 2",
  download: "M12 15V3m9 12v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5",
  pause: "M14 4h4v16h-4zM6 4h4v16H6z",
  play: "M6 3l14 9-14 9z",
  printer:
    "M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6M7 14h10a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1z",
  record: "M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0zM13.5 12a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0z",
  replay: "M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8M3 3v5h5",
  reset: "M19 20 9 12l10-8zM5 19V5",
  share: "M4 12v8a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8M16 6l-4-4-4 4M12 2v13",
  stop: "M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z",
} as const;

export type PageIcon = keyof typeof ICONS;

/** A decorative icon beside a text label; hidden from assistive technology. */
export function Icon({ name }: { name: PageIcon }) {
  return (
    <IconSvg>
      <path d={ICONS[name]} />
    </IconSvg>
  );
}
