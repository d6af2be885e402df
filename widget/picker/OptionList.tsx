import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import styled from "styled-components";
import { fieldFrame, keepWheel } from "../components/field.ts";
import { optionLabel, type PickerOption, typedPart } from "../domain/picker.ts";
import { useWording } from "../state/contact-context.ts";
import { colour, SPACE, TARGET_SIZE } from "../theme/tokens.ts";

/** Distance in pixels between the field and its list. */
const LIST_GAP = 6;

/** Distance in pixels between the list and the edge of the screen. */
const SCREEN_MARGIN = 8;

/** The list is never lower than two options, even if the screen has no room. */
const MIN_ROOM = 104;

/**
 * The list of options in the top layer, so that nothing of the host page covers the list; below the field
 * in browsers without popovers.
 */
export function OptionList(props: {
  id: string;
  isOpen: boolean;
  options: readonly PickerOption[];
  activeIndex: number;
  /** The typed text, which is bold in each option that has it. */
  query: string;
  field: RefObject<HTMLElement | null>;
  onPick: (option: PickerOption, isTouch: boolean) => void;
  /** The first row, a shortcut for fingers to the button below the field, was pressed. */
  onLocate: () => void;
}) {
  const { id, isOpen, options, activeIndex, query, field, onPick, onLocate } = props;
  const wording = useWording();
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    if (!isOpen || list.current === null || field.current === null) return;
    // Scrolls the page if there is no room for the list below the field.
    field.current.scrollIntoView({ block: "nearest" });
    return keepInTopLayer(list.current, field.current);
  }, [isOpen, field]);
  useEffect(() => {
    const option = list.current?.querySelector('[aria-selected="true"]');
    option?.scrollIntoView({ block: "nearest" });
    if (activeIndex === 0) list.current?.scrollTo(0, 0);
  }, [activeIndex]);
  return (
    <ListBox
      ref={list}
      popover="manual"
      hidden={!isOpen}
      id={`${id}-list`}
      role="listbox"
      translate="no"
      // Browsers let the Tab key enter a scrollable box, and the list closes when it does.
      tabIndex={-1}
      aria-label={wording.find.title}
      // Keeps the focus in the field, because the list closes when the field loses it.
      onMouseDown={(event) => event.preventDefault()}
      onWheel={keepWheel}
    >
      {/* Keys and screen readers have the button itself, the next stop after the field. */}
      <li aria-hidden onClick={onLocate}>
        <u>{wording.find.useLocation}</u>
      </li>
      {isOpen &&
        options.map((option, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the texts of a position change, and its element stays
            key={index}
            id={`${id}-${index}`}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: options of a listbox
            role="option"
            aria-selected={index === activeIndex}
            onClick={({ nativeEvent }) =>
              onPick(option, (nativeEvent as PointerEvent).pointerType === "touch")
            }
          >
            <OptionName name={option.place} label={optionLabel(option, wording)} query={query} />
          </li>
        ))}
    </ListBox>
  );
}

/** An option's text: the typed letters bold, and where a place or a TD is in a quieter part. */
function OptionName(props: { name: string | null; label: string; query: string }) {
  const { label, query } = props;
  const name = props.name ?? label;
  const [start, end] = typedPart(name, query);
  if (end === 0 && name === label) return <span>{label}</span>;
  return (
    <span>
      {name.slice(0, start)}
      <b>{name.slice(start, end)}</b>
      {name.slice(end)}
      <small>{label.slice(name.length)}</small>
    </span>
  );
}

/** Keeps the list at the field, which also moves without an event. Returns a function that stops this. */
function keepInTopLayer(list: HTMLElement, field: HTMLElement): (() => void) | undefined {
  if (!("popover" in list)) return undefined;
  // A list that is placed before it is shown lays out its options once.
  placeList(list, field);
  list.showPopover();
  let frame = 0;
  const follow = () => {
    placeList(list, field);
    frame = requestAnimationFrame(follow);
  };
  follow();
  return () => {
    cancelAnimationFrame(frame);
    // A list that was removed from the document is hidden already.
    if (list.isConnected) list.hidePopover();
  };
}

/** The upper and lower edge of something on the screen, in pixels. */
type Edges = { top: number; bottom: number };

/** Returns the side of the field that has the wanted height, or else more room, and the room there. */
export function listRoom(
  field: Edges,
  screen: Edges,
  wanted: number,
): { side: "below" | "above"; room: number } {
  const below = screen.bottom - field.bottom - LIST_GAP - SCREEN_MARGIN;
  const above = field.top - screen.top - LIST_GAP - SCREEN_MARGIN;
  const side = below >= wanted || below >= above ? "below" : "above";
  return { side, room: Math.max(MIN_ROOM, side === "below" ? below : above) };
}

/** Places a list that is in the top layer at its field. */
function placeList(list: HTMLElement, field: HTMLElement): void {
  const box = field.getBoundingClientRect();
  // A zoomed host page multiplies the lengths of the list, but not the coordinates of the screen.
  const zoom = list.currentCSSZoom ?? 1;
  // An on-screen keyboard makes the visual viewport smaller, but not the window.
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: innerHeight };
  const maxHeight = Number.parseFloat(getComputedStyle(list).getPropertyValue("--max-height"));
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const { side, room } = listRoom(
    box,
    { top: offsetTop, bottom: offsetTop + height },
    Math.min(list.scrollHeight, maxHeight * rem) * zoom,
  );
  const set = (name: string, pixels: number) =>
    list.style.setProperty(name, `${Math.round(pixels / zoom)}px`);
  set("left", box.left);
  set("width", box.width);
  // Not a custom property: all options would inherit it, and their styles would be recomputed.
  set("max-height", Math.min(maxHeight * rem * zoom, room));
  set(
    "top",
    side === "below" ? box.bottom + LIST_GAP : box.top - LIST_GAP - list.offsetHeight * zoom,
  );
}

/* The heights cut an option: more follow. */
const ListBox = styled.ul`
  position: absolute;
  z-index: 10;
  inset: calc(100% + ${LIST_GAP}px) -2px auto;
  --max-height: 15rem;
  max-height: var(--max-height);
  padding: ${SPACE.xs};
  ${fieldFrame}
  overflow: auto;
  overscroll-behavior: contain;
  @media (min-width: 768px) {
    --max-height: 20rem;
    li {
      min-height: calc(${TARGET_SIZE} + 4px);
    }
  }
  /* \`placeList\` sets the place in the top layer. */
  &:popover-open {
    position: fixed;
    inset: auto;
  }
  li {
    display: flex;
    align-items: center;
    min-height: ${TARGET_SIZE};
    padding: ${SPACE.xs} ${SPACE.m};
    cursor: pointer;
    scroll-margin-block: ${SPACE.xs};
  }
  li:hover {
    background: ${colour("rule")};
  }
  li > u {
    color: ${colour("link")};
    font-weight: 700;
  }
  small {
    color: ${colour("inkSoft")};
    font-size: 0.9375em;
  }
  [aria-selected="true"] {
    background: ${colour("link")};
    color: ${colour("onLink")};
    outline: 2px solid transparent;
    small {
      color: inherit;
    }
  }
`;
