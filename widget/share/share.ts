/**
 * The file that the element fetches after a letter was opened (`bia-contact-td.share.js`): further
 * ways to share, and a picture that is drawn in the browser. The picture is not sent anywhere. It
 * uses neither React nor the store: an embed file of its own would contain a second copy of them.
 */
import { shareEn } from "../domain/wording/share-en.ts";
import { shareGa } from "../domain/wording/share-ga.ts";
import { SHARE_PANEL_CSS } from "./panel-css.ts";
import { createPictureRenderer, type Picture } from "./picture-renderer.ts";
import { drawPoster, FORMATS, type PosterColours, type PosterFormat } from "./poster.ts";

const TEXTS = { en: shareEn, ga: shareGa };

/** The options of a share panel. */
export type ShareOptions = {
  /** The language of the texts. */
  lang: keyof typeof TEXTS;
  /** The name of the campaign, which is on the picture. */
  name: string;
  /** The text to share. It contains the address of the campaign. */
  caption: string;
  /** Address of the campaign page. */
  page: string;
  /** The name of the supporter's constituency, which is on the picture only if they choose so. */
  constituency: string | null;
  /** The campaign's own colours. */
  colours: PosterColours;
  /** The choices in the panel in another language that this panel replaces. */
  kept: ShareChoices | undefined;
  /** Called when something was shared. */
  onShared: (channel: "sheet" | "whatsapp" | "bluesky" | "picture") => void;
};

/** The choices of the supporter in a panel. */
export type ShareChoices = { isPictureShown: boolean; isNamed: boolean };

/** A mounted share panel. */
export type SharePanel = {
  choices: () => ShareChoices;
  /** Shows the picture. Returns whether the browser can share it as a file. */
  showPicture: () => boolean;
  /** Removes the panel and its pictures. */
  unmount: () => void;
};

/**
 * The names of the files. They do not contain the constituency, because a shared file keeps its
 * name.
 */
const FILE_NAMES: Record<PosterFormat, string> = {
  story: "i-wrote-to-my-tds-story.png",
  post: "i-wrote-to-my-tds-post.png",
};

/** Fills `box`, in the element's shadow root, with the further ways to share. */
export function mountSharePanel(box: HTMLElement, options: ShareOptions): SharePanel {
  const { caption, constituency, onShared } = options;
  const texts = TEXTS[options.lang];

  function add<Tag extends keyof HTMLElementTagNameMap>(
    parent: HTMLElement,
    tag: Tag,
    properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ): HTMLElementTagNameMap[Tag] {
    const element = Object.assign(document.createElement(tag), properties);
    parent.append(element);
    return element;
  }

  /** Opens the system's sheet. A supporter who closes it has shared nothing. */
  async function openSheet(data: ShareData, channel: "sheet" | "picture"): Promise<void> {
    try {
      await navigator.share(data);
      onShared(channel);
    } catch {
      // Closed or refused.
    }
  }

  const root = box.getRootNode() as ShadowRoot;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(SHARE_PANEL_CSS);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  const panel = add(box, "div", { className: "bia-share" });
  if (typeof navigator.share === "function") {
    const button = add(panel, "button", { type: "button", textContent: texts.sheet });
    button.addEventListener("click", () => void openSheet({ text: caption }, "sheet"));
  }
  const text = encodeURIComponent(caption);
  for (const [channel, name, address] of [
    ["whatsapp", "WhatsApp", "https://wa.me/?text="],
    ["bluesky", "Bluesky", "https://bsky.app/intent/compose?text="],
  ] as const) {
    const link = { href: address + text, target: "_blank", rel: "noopener noreferrer" };
    const anchor = add(panel, "a", { ...link, textContent: name });
    anchor.addEventListener("click", () => onShared(channel));
  }

  const section = add(panel, "section", { hidden: !options.kept?.isPictureShown });
  const title = add(section, "h3", { textContent: texts.pictureTitle });
  const canvases: Record<PosterFormat, HTMLCanvasElement> = {
    // Its size from the start, so that nothing moves when the picture is drawn.
    story: add(section, "canvas", FORMATS.story),
    post: document.createElement("canvas"),
  };
  canvases.story.setAttribute("role", "img");
  const choice = add(section, "label", { hidden: constituency === null });
  const checkbox = add(choice, "input", {
    type: "checkbox",
    checked: options.kept?.isNamed ?? false,
  });
  choice.append(texts.nameConstituency(constituency ?? ""));
  const share = add(section, "button", { type: "button", textContent: texts.sharePicture });
  const links: Record<PosterFormat, HTMLAnchorElement> = {
    story: add(section, "a", { textContent: texts.saveStory, download: FILE_NAMES.story }),
    post: add(section, "a", { textContent: texts.savePost, download: FILE_NAMES.post }),
  };
  let pictures: readonly Picture[] | null = null;

  async function draw(named: string | null): Promise<File[]> {
    const place = named === null ? null : texts.place(named);
    const says = place === null ? texts.lead : `${texts.lead} ${place}`;
    canvases.story.setAttribute("aria-label", texts.pictureText(says));
    const foot = [options.name, new URL(options.page).host] as const;
    const font = getComputedStyle(title).fontFamily;
    const files: File[] = [];
    for (const format of Object.keys(FORMATS) as PosterFormat[]) {
      // A task of its own for each: drawing would delay the answer to the press.
      await new Promise((resolve) => setTimeout(resolve));
      const text = { lead: texts.lead, place, foot, font };
      drawPoster(canvases[format], format, text, options.colours);
      const name = FILE_NAMES[format];
      files.push(new File([await toPng(canvases[format])], name, { type: "image/png" }));
    }
    return files;
  }

  const canShareFiles = () =>
    typeof navigator.canShare === "function" &&
    navigator.canShare({ files: [new File([], FILE_NAMES.story, { type: "image/png" })] });

  const renderer = createPictureRenderer(
    draw,
    { create: URL.createObjectURL, revoke: URL.revokeObjectURL },
    (made) => {
      pictures = made;
      share.hidden = made === null || !canShareFiles();
      for (const [index, link] of [links.story, links.post].entries()) {
        const url = made?.[index]?.url;
        link.hidden = url === undefined;
        if (url === undefined) link.removeAttribute("href");
        else link.href = url;
      }
    },
  );
  const render = () => renderer.render(checkbox.checked ? constituency : null).catch(() => {});
  checkbox.addEventListener("change", render);
  share.addEventListener("click", () => {
    const file = pictures?.[0]?.file;
    if (file !== undefined) void openSheet({ files: [file], text: caption }, "picture");
  });

  if (!section.hidden) void render();

  return {
    choices: () => ({ isPictureShown: !section.hidden, isNamed: checkbox.checked }),
    showPicture() {
      section.hidden = false;
      if (pictures === null) void render();
      return canShareFiles();
    },
    unmount() {
      renderer.stop();
      panel.remove();
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
    },
  };
}

function toPng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error("No picture")) : resolve(blob)));
  });
}
