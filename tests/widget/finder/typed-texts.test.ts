import { describe, expect, it } from "vitest";
import {
  handleKey,
  leaveField,
  type PickerOutcome,
  type PickerView,
  pickerOptions,
} from "../../../widget/domain/picker.ts";
import { en } from "../../../widget/domain/wording/en.ts";
import { optionsFor } from "../../../widget/finder/finder.ts";
import { SITTING_TDS, TYPED_TEXTS } from "../../typed-texts.ts";

const ENTER = { key: "Enter", altKey: false, repeat: false, isComposing: false, keyCode: 13 };

/** Returns what a typed text offers, and what Enter and leaving the field do. */
function type(typed: string) {
  const options = pickerOptions(typed.trim(), en, (query, listed) =>
    optionsFor(query, listed, "en", SITTING_TDS),
  );
  const view: PickerView = { text: typed, isOpen: true, activeIndex: -1 };
  const labels = options.map(({ place, constituency }) =>
    place === null ? constituency : en.find.placeIn(place, constituency),
  );
  const choiceOrView = (outcome: PickerOutcome | null) =>
    outcome && ("choice" in outcome ? outcome.choice.constituency : outcome.view);
  return {
    view,
    labels,
    onEnter: choiceOrView(handleKey(view, ENTER, options)),
    onLeaving: choiceOrView(leaveField(view, options, false)),
  };
}

describe("a name in full", () => {
  it.each(Object.entries(TYPED_TEXTS.chooses))(
    "‘%s’ chooses %s, by Enter and by leaving the field",
    (typed, constituency) => {
      const { onEnter, onLeaving } = type(typed);
      expect([onEnter, onLeaving]).toEqual([constituency, constituency]);
    },
  );
});

describe("another text", () => {
  it.each(Object.entries(TYPED_TEXTS.offers))(
    "‘%s’ offers %j: Enter opens the list, leaving the field keeps the text",
    (typed, offered) => {
      const { view, labels, onEnter, onLeaving } = type(typed);
      // All of none, and else the first.
      expect(labels.slice(0, offered.length || undefined)).toEqual(offered);
      expect(onEnter).toEqual({ ...view, isRefused: true });
      expect(onLeaving).toEqual({ ...view, isOpen: false });
    },
  );
});
