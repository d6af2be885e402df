/** The part of the frame that the visitor sees, in pixels from the top of the frame. */
export type VisibleArea = { top: number; bottom: number };

/**
 * Reports the part of the frame that the visitor sees, once: a frame as tall as its content reaches
 * far beyond the screen. In a frame of another site, only an `IntersectionObserver` can measure it.
 * Reports nothing while the frame is off the screen.
 */
function sampleVisibleArea(report: (area: VisibleArea) => void): void {
  const observer = new IntersectionObserver(([entry]) => {
    observer.disconnect();
    if (!entry?.isIntersecting) return;
    const { top, bottom } = entry.intersectionRect;
    report({ top, bottom });
  });
  observer.observe(document.documentElement);
}

/**
 * Keeps dialogs and notices where the visitor is. `report` is called after each press, key and
 * change of focus, which come before every dialog, and when the frame's size changes. An open
 * dialog stays where it is unless the size changes.
 */
export function followVisibleArea(
  hasOpenDialog: () => boolean,
  report: (area: VisibleArea) => void,
): void {
  const onInteraction = () =>
    sampleVisibleArea((area) => {
      if (!hasOpenDialog()) report(area);
    });
  for (const type of ["pointerdown", "keydown", "focusin"]) {
    document.addEventListener(type, onInteraction, { capture: true, passive: true });
  }
  window.addEventListener("resize", () => sampleVisibleArea(report));
  sampleVisibleArea(report);
}
