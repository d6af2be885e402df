import {
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import styled from "styled-components";
import type { Constituency } from "../../api/contract/constituencies.ts";
import { Icon } from "../components/Icon.tsx";
import { keepWheel } from "../components/keep-wheel.ts";
import type { PickerOption } from "../domain/picker.ts";
import { useWording } from "../state/contact-context.ts";
import { colour, SPACE, TARGET_SIZE } from "../theme/tokens.ts";
import { LIST_GAP, placeList } from "./list-position.ts";

/** More options than the list has room for. */
const FIRST_OPTIONS = 12;

const NO_OPTIONS: readonly PickerOption[] = [];

/**
 * The list in the top layer, so that nothing of the host page covers it; below the field in browsers
 * without popovers. For a phone to open it in a moment, the options out of view come later.
 */
export function OptionList(props: {
  id: string;
  isOpen: boolean;
  options: readonly PickerOption[];
  chosen: Constituency | null;
  activeIndex: number;
  labelOf: (option: PickerOption) => string;
  field: RefObject<HTMLElement | null>;
  onPick: (option: PickerOption, isTouch: boolean) => void;
}) {
  const { id, isOpen, options, chosen, activeIndex, labelOf, field, onPick } = props;
  const texts = useWording().find;
  const list = useRef<HTMLUListElement>(null);
  // The options that are in view are painted first, and the others follow in the next frame. A list
  // that closes keeps its options for this frame: changing them would delay the response to the press.
  const [whole, setWhole] = useState(NO_OPTIONS);
  useEffect(() => setWhole(isOpen ? options : NO_OPTIONS), [isOpen, options]);
  const items = useRef<ReactNode>(null);
  const isClosing = !isOpen && whole !== NO_OPTIONS;
  if (!isClosing) items.current = isOpen ? drawItems() : null;
  useLayoutEffect(() => {
    if (!isOpen || list.current === null || field.current === null) return;
    // Scrolls the page if there is no room for the list below the field.
    field.current.scrollIntoView({ block: "nearest" });
    return keepInTopLayer(list.current, field.current);
  }, [isOpen, field]);
  useEffect(() => {
    list.current?.children[activeIndex]?.scrollIntoView({ block: "nearest" });
  }, [activeIndex]);
  function drawItems(): ReactNode {
    const drawn =
      whole === options ? options : options.slice(0, Math.max(FIRST_OPTIONS, activeIndex + 1));
    return drawn.map((option, index) => {
      const { place, constituency } = option;
      const isChosen = place === null && constituency === chosen;
      return (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
        // biome-ignore lint/a11y/useKeyWithClickEvents: so do the keys
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the texts of a position change, and its element stays
          key={index}
          id={`${id}-${index}`}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: options of a listbox
          role="option"
          aria-selected={isChosen}
          data-active={index === activeIndex || undefined}
          onClick={({ nativeEvent }) =>
            onPick(option, (nativeEvent as PointerEvent).pointerType === "touch")
          }
        >
          {labelOf(option)}
          {isChosen ? <Icon name="check" /> : null}
        </li>
      );
    });
  }

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
      aria-label={texts.title}
      // Keeps the focus in the field, because the list closes when the field loses it.
      onMouseDown={(event) => event.preventDefault()}
      onWheel={keepWheel}
    >
      {items.current}
    </ListBox>
  );
}

/** Keeps the list in the top layer at the field, which also moves without an event. Returns its end. */
function keepInTopLayer(list: HTMLElement, field: HTMLElement): (() => void) | undefined {
  if (!("popover" in list)) return undefined;
  // Its width is set before it is shown, so that its options are laid out once.
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
    // Its removal from the document has hidden it already.
    if (list.isConnected) list.hidePopover();
  };
}

/* The heights cut an option, which shows that more follow. */
const ListBox = styled.ul`
  position: absolute;
  z-index: 10;
  inset: calc(100% + ${LIST_GAP}px) -2px auto;
  --max-height: 15rem;
  max-height: var(--max-height);
  margin: 0;
  padding: ${SPACE.xs};
  border: 2px solid ${colour("ink")};
  border-radius: var(--bia-radius, 4px);
  background: ${colour("paperRaised")};
  color: inherit;
  list-style: none;
  overflow: auto;
  overscroll-behavior: contain;
  @media (min-width: 768px) {
    --max-height: 20rem;
    li {
      min-height: calc(${TARGET_SIZE} + 4px);
    }
  }
  /* In the top layer it stands where its script computes. */
  &:popover-open {
    position: fixed;
    inset: auto;
  }
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: ${TARGET_SIZE};
    padding: ${SPACE.xs} ${SPACE.m};
    cursor: pointer;
    scroll-margin-block: ${SPACE.xs};
  }
  li:hover {
    background: ${colour("rule")};
  }
  [aria-selected="true"] {
    font-weight: 700;
  }
  li[data-active] {
    background: ${colour("link")};
    color: ${colour("onLink")};
    outline: 2px solid transparent;
  }
`;
