/** A text that the browser keeps: a place on a page, a key of staff, or a draft. */
export type KeptText = {
  read: () => string | null;
  save: (text: string) => void;
  remove: () => void;
};

/** Keeps a text until the tab closes, or in another `storage`, whose reading can throw: then nothing is kept. */
export function keptText(
  name: string,
  storage: () => Pick<Storage, "getItem" | "setItem" | "removeItem"> = () => window.sessionStorage,
): KeptText {
  return {
    read: () => orNull(() => storage().getItem(name)),
    save: (text) => orNull(() => storage().setItem(name, text)),
    remove: () => orNull(() => storage().removeItem(name)),
  };
}

function orNull<T>(access: () => T): T | null {
  try {
    return access();
  } catch {
    return null;
  }
}

/** Time until the answer to a lookup is drawn. */
const DRAWN_MS = 1_000;

/** Keeps the visitor's place for a reload and the other language, and the height of the `element` meanwhile. */
export function keepPlace(element: HTMLElement | null = null): void {
  const place = keptText("bia-place");
  const { pathname } = location;
  const [page, section, top, height] = (place.read() ?? "").split(" ");
  const tops = () =>
    [...document.querySelectorAll("section, footer")].map(
      (part) => part.getBoundingClientRect().top,
    );
  const other = document.querySelector<HTMLAnchorElement>("a[hreflang]")?.pathname;
  // A reload, or going back or forward.
  const isReturn = performance.navigation.type > 0;
  const isFollowed = document.referrer !== "" && new URL(document.referrer).pathname === other;
  if ((page === other || page === pathname) && (isReturn || isFollowed)) {
    if (element) element.style.minHeight = `${height}px`;
    scrollBy({ top: (tops()[Number(section)] ?? 0) - Number(top), behavior: "instant" });
  }
  element?.addEventListener("bia-lookup", () =>
    setTimeout(() => {
      element.style.minHeight = "";
    }, DRAWN_MS),
  );

  document.addEventListener("visibilitychange", () => {
    const heights = tops();
    const current = heights.filter((top) => top < innerHeight / 2).length - 1;
    place.save(`${pathname} ${current} ${heights[current]} ${element?.offsetHeight}`);
  });
}
