import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { en } from "../../../widget/domain/wording/en.ts";
import {
  ContactContext,
  useActions,
  useContact,
  useWording,
} from "../../../widget/state/contact-context.ts";
import { createContactStore } from "../../../widget/state/contact-store.ts";
import { fakeEffects } from "./fake-effects.ts";

const store = createContactStore(fakeEffects().effects, {
  theme: "light",
  lang: "en",
  campaignUrl: "https://campaign.example/",
});

/** Renders a component that calls `use`, inside the context of the store. Returns its result. */
function resultOf<Value>(use: () => Value): Value {
  let result: { value: Value } | undefined;
  const Component = (): ReactNode => {
    result = { value: use() };
    return null;
  };
  const element = createElement(
    ContactContext.Provider,
    { value: store },
    createElement(Component),
  );
  renderToStaticMarkup(element);
  if (result === undefined) throw new Error("The component was not rendered");
  return result.value;
}

test("components read the state, the actions and the texts of their element", () => {
  expect(resultOf(() => useContact(({ provider }) => provider))).toBe("gmail");
  expect(resultOf(useActions)).toBe(store.actions);
  expect(resultOf(useWording)).toBe(en);
});

test("a component outside an element throws", () => {
  const Component = () => JSON.stringify(useActions());
  expect(() => renderToStaticMarkup(createElement(Component))).toThrow(
    "not inside <ContactContext>",
  );
});
