import { type RefObject, useEffect, useId, useMemo, useRef } from "react";
import styled from "styled-components";
import { fieldFrame } from "../components/field.ts";
import { visuallyHidden } from "../components/hidden.ts";
import { Icon } from "../components/Icon.tsx";
import {
  CLOSED_PICKER,
  constituencyOptions,
  handleKey,
  leaveField,
  namedOption,
  type PickerOption,
  type PickerOutcome,
} from "../domain/picker.ts";
import { useActions, useContact, useWording } from "../state/contact-context.ts";
import { chosenConstituency } from "../state/contact-state.ts";
import { colour, SPACE, TARGET_SIZE, UNDER_HEADER } from "../theme/tokens.ts";
import { OptionList } from "./OptionList.tsx";

/**
 * A combobox of constituencies, places and TDs. `lookupStatus` receives the focus after a choice by
 * finger.
 */
export function Picker(props: {
  lookupStatus?: RefObject<HTMLElement | null>;
  locationButton?: RefObject<HTMLButtonElement | null>;
}) {
  const { lookupStatus, locationButton } = props;
  const { find, constituency: nameOf } = useWording();
  const { choose, clear, load, setPicker } = useActions();
  const view = useContact(({ picker }) => picker);
  const constituency = useContact(chosenConstituency);
  const isPhone = useContact(({ device }) => device !== "desktop");
  const field = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  /** Whether the field loses the focus because an option was chosen. */
  const isPicking = useRef(false);
  const id = useId();
  const { text, isOpen, activeIndex, isRefused = false } = view;
  const query = (text ?? "").trim();
  const options = useOptions(query, isRefused || !isOpen);
  const isListShown = isOpen && options.length > 0;

  function pick(option: PickerOption, isTouch = false): void {
    setPicker(CLOSED_PICKER);
    isPicking.current = true;
    // Closes the on-screen keyboard, which covers the TDs, and brings the TDs into view.
    if (isTouch || isPhone) {
      field.current?.blur();
      lookupStatus?.current?.focus({ preventScroll: true });
    }
    isPicking.current = false;
    choose(option.constituency);
  }

  function apply(outcome: PickerOutcome): void {
    if ("choice" in outcome) pick(outcome.choice);
    else setPicker(outcome.view);
  }

  const value = text ?? (constituency === null ? "" : nameOf(constituency));
  const toggleList = (isOpen: boolean) => setPicker({ ...view, isOpen, activeIndex: -1 });

  return (
    <div part="picker">
      <PickerTitle>
        <label htmlFor={id}>{find.title}</label>
      </PickerTitle>
      <FieldBox ref={frame}>
        <input
          ref={field}
          id={id}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isListShown}
          aria-controls={isListShown ? `${id}-list` : undefined}
          aria-activedescendant={
            isListShown && activeIndex >= 0 ? `${id}-${activeIndex}` : undefined
          }
          aria-describedby={`${id}-hint ${id}-advice`}
          placeholder={find.placeholder}
          value={value}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="done"
          onChange={(event) =>
            setPicker({ text: event.target.value, isOpen: true, activeIndex: -1 })
          }
          onClick={() => isOpen || toggleList(true)}
          onFocus={(event) => {
            event.target.select();
            // Loading at once would delay the response to the press.
            whenIdle(() => void Promise.all([load("results"), load("finder")]));
          }}
          onBlur={() => {
            if (!isPicking.current) apply(leaveField(view, options));
          }}
          onKeyDown={(event) => {
            const outcome = handleKey(view, event.nativeEvent, options);
            if (outcome === null) return;
            event.preventDefault();
            apply(outcome);
          }}
        />
        {/* Spaces alone are gone once the field is left, and the button would take the focus along. */}
        {value.trim() === "" ? null : (
          <button
            type="button"
            aria-label={find.clear}
            onClick={() => {
              clear();
              field.current?.focus();
            }}
          >
            <Icon name="x" />
          </button>
        )}
        <button
          type="button"
          tabIndex={-1}
          aria-label={find.showAll}
          aria-expanded={isListShown}
          onClick={() => {
            field.current?.focus();
            toggleList(!isOpen);
          }}
        >
          <Icon name="chevron" />
        </button>
        <OptionList
          id={id}
          isOpen={isListShown}
          options={options}
          activeIndex={activeIndex}
          query={query}
          field={frame}
          onPick={pick}
          onLocate={() => {
            setPicker(CLOSED_PICKER);
            locationButton?.current?.focus();
            locationButton?.current?.click();
          }}
        />
      </FieldBox>
      <PickerAdvice
        id={id}
        options={options}
        isListShown={isListShown}
        isEmpty={value === "" || isListShown}
      />
    </div>
  );
}

/** Returns the options for a typed text, and loads the names of the TDs where it may be one. */
function useOptions(query: string, isAsked: boolean): PickerOption[] {
  const wording = useWording();
  const { lang } = useContact(({ settings }) => settings);
  const { finder, record } = useContact(({ files }) => files);
  const { load } = useActions();
  const options = useMemo(
    () =>
      finder?.optionsFor(query, wording, lang, finder.readSittingTds(record)) ??
      constituencyOptions(query, wording),
    [query, wording, finder, lang, record],
  );
  const mayBeTd = finder?.mayBeTd(query, options, isAsked);
  useEffect(() => {
    if (mayBeTd) void load("record");
  }, [mayBeTd, load]);
  return options;
}

/** Runs a task when the browser is idle: on a page that moves without pause, or in Safari, after a time. */
const whenIdle = (run: () => void) =>
  window.requestIdleCallback?.(run, { timeout: 1000 }) ?? setTimeout(run, 200);

const PickerTitle = styled.h2`
  margin: 0 0 ${SPACE.s};
  font-family: var(--bia-font-display, inherit);
  font-size: 1.75em;
  font-weight: 800;
  line-height: 1.1;
`;

/* The scroll margin below is the room that the open list needs. */
const FieldBox = styled.div`
  position: relative;
  scroll-margin: ${UNDER_HEADER} 0 calc(15rem + ${SPACE.xl});
  display: flex;
  ${fieldFrame}
  &:focus-within {
    outline: 3px solid var(--bia-focus, ${colour("link")});
    outline-offset: 2px;
  }
  input {
    flex: 1;
    min-width: 0;
    min-height: 52px;
    padding: 0 ${SPACE.s} 0 ${SPACE.l};
    border-radius: inherit;
    outline: 0;
    font-size: 1.125em;
    text-overflow: ellipsis;
  }
  ::placeholder {
    color: ${colour("inkSoft")};
    opacity: 1;
  }
  button {
    display: grid;
    place-items: center;
    width: ${TARGET_SIZE};
    border-radius: inherit;
    cursor: pointer;
  }
`;

/** The hint for an empty field, and the advice for a typed text. */
function PickerAdvice(props: {
  id: string;
  options: readonly PickerOption[];
  isListShown: boolean;
  isEmpty: boolean;
}) {
  const { id, options, isListShown, isEmpty } = props;
  const { find } = useWording();
  const finder = useContact(({ files }) => files.finder);
  const isTyped = useContact(({ picker }) => !!picker.text?.trim());
  return (
    <>
      <AdviceText id={`${id}-hint`} data-seen={isEmpty || undefined}>
        {isEmpty ? find.hint : null}
      </AdviceText>
      <AdviceText
        id={`${id}-advice`}
        role="status"
        data-seen={(isTyped && !isListShown && namedOption(options) === null) || undefined}
      >
        {!isTyped ? null : finder ? (
          <finder.TypedAdvice options={options} />
        ) : finder === undefined ? (
          find.searching
        ) : null}
      </AdviceText>
    </>
  );
}

/* The hint and the advice have one set of rules, so that the first letter adds no rule. */
const AdviceText = styled.p`
  &[data-seen] {
    margin: ${SPACE.s} 0 0;
  }
  &:not([data-seen]) {
    ${visuallyHidden}
  }
`;
