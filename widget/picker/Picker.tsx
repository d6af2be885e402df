import { type RefObject, useEffect, useId, useMemo, useRef } from "react";
import styled from "styled-components";
import { Icon } from "../components/Icon.tsx";
import {
  CLOSED_PICKER,
  handleKey,
  type KeyOutcome,
  leaveField,
  namedOption,
  type PickerOption,
  pickerOptions,
  type Search,
} from "../domain/picker.ts";
import { useActions, useContact, useWording } from "../state/contact-context.ts";
import { chosenConstituency } from "../state/contact-state.ts";
import { colour, SPACE, TARGET_SIZE, UNDER_HEADER } from "../theme/tokens.ts";
import { OptionList } from "./OptionList.tsx";
import { PickerAdvice } from "./PickerAdvice.tsx";

/** A combobox that filters its list and offers places. After a choice by finger, the status has focus. */
export function Picker({ lookupStatus }: { lookupStatus?: RefObject<HTMLElement | null> }) {
  const wording = useWording();
  const texts = wording.find;
  const { choose, clear, load, setPicker } = useActions();
  const { finder, record } = useContact((state) => state.files);
  const chosen = useContact(chosenConstituency);
  const view = useContact(({ picker }) => picker);
  const isPhone = useContact(({ device }) => device !== "desktop");
  const field = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  /** Whether the field loses the focus because an option was chosen. */
  const isPicking = useRef(false);
  const id = useId();
  const { typed, isOpen, activeIndex, isRefused = false } = view;
  const query = (typed ?? "").trim();
  const { lang } = useContact((state) => state.settings);
  const matches = useMemo(() => {
    const search: Search | null | undefined =
      finder && ((text, listed) => finder.optionsFor(text, listed, lang, finder.readTds(record)));
    return pickerOptions(query, wording, search);
  }, [query, wording, finder, lang, record]);
  const named = namedOption(matches);
  const mayBeTd = finder?.mayBeTd(query, matches, isRefused || !isOpen);
  useEffect(() => {
    if (mayBeTd) void load("record");
  }, [mayBeTd, load]);
  const isListShown = isOpen && matches.length > 0;
  const labelOf = ({ place, constituency }: PickerOption) =>
    place === null ? wording.constituency(constituency) : texts.placeIn(place, constituency);

  function pick(option: PickerOption | undefined, isTouch = false): void {
    if (option === undefined) return;
    setPicker(CLOSED_PICKER);
    isPicking.current = true;
    // Closes the on-screen keyboard, which covers the TDs, and brings them into view.
    if (isTouch || isPhone) {
      field.current?.blur();
      lookupStatus?.current?.focus({ preventScroll: true });
    }
    isPicking.current = false;
    if (option.constituency !== chosen) choose(option.constituency);
  }

  function openList(): void {
    if (isOpen) return;
    const chosenIndex =
      typed === null ? matches.findIndex(({ constituency }) => constituency === chosen) : -1;
    setPicker({ typed, isOpen: true, activeIndex: chosenIndex });
  }

  const namedIndex = named === null ? -1 : matches.indexOf(named);
  function answer(outcome: NonNullable<KeyOutcome>): void {
    if ("choose" in outcome) pick(matches[outcome.choose]);
    else setPicker(outcome.view);
  }

  return (
    <div part="picker">
      <PickerTitle>
        <label htmlFor={id}>{texts.title}</label>
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
          placeholder={texts.placeholder}
          value={typed ?? (chosen === null ? "" : wording.constituency(chosen))}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="done"
          onChange={(event) =>
            setPicker({ typed: event.target.value, isOpen: true, activeIndex: -1 })
          }
          onClick={openList}
          onFocus={(event) => {
            event.target.select();
            // Their start would delay the response to the press.
            whenIdle(() => void Promise.all([load("results"), load("finder")]));
          }}
          onBlur={() => {
            if (!isPicking.current) answer(leaveField(view, namedIndex, chosen !== null));
          }}
          onKeyDown={(event) => {
            const { nativeEvent } = event;
            const outcome = handleKey(
              view,
              nativeEvent,
              matches.length,
              namedIndex,
              chosen !== null,
            );
            if (outcome === null) return;
            event.preventDefault();
            answer(outcome);
          }}
        />
        {chosen !== null || query !== "" ? (
          <button
            type="button"
            aria-label={texts.clear}
            onClick={() => {
              clear();
              field.current?.focus();
            }}
          >
            <Icon name="x" />
          </button>
        ) : null}
        <button
          type="button"
          tabIndex={-1}
          aria-label={texts.showAll}
          aria-expanded={isListShown}
          onClick={() => {
            field.current?.focus();
            if (isOpen) setPicker({ ...view, isOpen: false, activeIndex: -1 });
            else openList();
          }}
        >
          <Icon name="chevron" />
        </button>
        <OptionList
          id={id}
          isOpen={isListShown}
          options={matches}
          chosen={chosen}
          activeIndex={activeIndex}
          labelOf={labelOf}
          field={frame}
          onPick={pick}
        />
      </FieldBox>
      <PickerAdvice
        id={id}
        query={query}
        options={matches}
        named={named}
        marked={matches[activeIndex]}
        isOpen={isListShown}
        isEmpty={query === "" && chosen === null}
        isRefused={isRefused}
        lang={lang}
        labelOf={labelOf}
      />
    </div>
  );
}

/** Runs a task when the browser is idle, or after 200 ms in a browser that does not report this. */
function whenIdle(run: () => void): void {
  // Without a limit, a page that moves without pause may never call back.
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: 1000 });
  else setTimeout(run, 200);
}

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
  border: 2px solid ${colour("ink")};
  border-radius: var(--bia-radius, 4px);
  background: ${colour("paperRaised")};
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
