import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { fireEvent, userEvent, within } from "storybook/test";
import styled from "styled-components";
import { FAMILY } from "../../site/style/type.ts";
import { createOnDemandFiles } from "../../widget/on-demand-files.ts";
import * as results from "../../widget/results/results.ts";
import { ContactContext } from "../../widget/state/contact-context.ts";
import type { ContactState } from "../../widget/state/contact-state.ts";
import { createContactStore } from "../../widget/state/contact-store.ts";
import { ThemeRoot } from "../../widget/theme/ThemeRoot.tsx";
import { DEFAULT_SCENARIO, type Scenario, scenarioEffects } from "./scenario.ts";

type HarnessProps = {
  children: ReactNode;
  /** The parts of the scenario that differ from `DEFAULT_SCENARIO`. */
  scenario?: Partial<Scenario>;
  /** The parts of the store's initial state that differ from the empty state. */
  state?: Partial<ContactState>;
  /** Whether to add the padding and background that the whole element has itself. */
  isPadded?: boolean;
};

/** Renders a component of the element in a shadow root, with a store whose effects are those of the scenario. */
export function WidgetHarness(props: HarnessProps) {
  // A changed control changes the key, which mounts a new instance with a new store.
  const key = JSON.stringify([props.scenario, props.state]);
  return <HarnessInstance key={key} {...props} />;
}

function HarnessInstance({ children, scenario, state, isPadded = true }: HarnessProps) {
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const [store] = useState(() => createStore({ ...DEFAULT_SCENARIO, ...scenario }, state));
  useEffect(() => () => store.actions.cancelPending(), [store]);
  return (
    <HarnessHost
      data-harness=""
      ref={(host) => {
        if (host !== null) setRoot(host.shadowRoot ?? host.attachShadow({ mode: "open" }));
      }}
    >
      {root === null
        ? null
        : createPortal(
            <ContactContext value={store}>
              <ThemeRoot
                root={root}
                theme="auto"
                lang={state?.settings?.lang ?? "en"}
                colours={state?.campaign?.colours ?? {}}
              >
                {isPadded ? <PaddedFrame>{children}</PaddedFrame> : children}
              </ThemeRoot>
            </ContactContext>,
            root,
          )}
    </HarnessHost>
  );
}

function createStore(scenario: Scenario, state: Partial<ContactState> = {}) {
  const store = createContactStore(
    scenarioEffects(scenario),
    { ...createOnDemandFiles(() => location.href), record: async () => ({ tds: [] }) },
    {
      theme: "auto",
      lang: "en",
      campaignUrl: "https://campaign.example/",
    },
  );
  const files = { results, ...state.files };
  store.api.setState({ provider: scenario.provider, ...state, files });
  return store;
}

/**
 * Returns the root element of a story's component, and queries inside its shadow root.
 *
 * @throws Error if the canvas holds no `WidgetHarness`
 */
export function getHarness(canvas: HTMLElement) {
  const root = canvas.querySelector("[data-harness]")?.shadowRoot?.firstElementChild;
  if (!(root instanceof HTMLElement)) throw new Error("The canvas holds no WidgetHarness.");
  return { root, screen: within(root) };
}

/** Types into a field in a shadow root, where `userEvent.type` does not find the focused field. */
export async function typeInto(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await fireEvent.input(field, { target: { value: text } });
}

/** Parameters of a story that ends with an open dialog: axe leaves out the page behind it, which is dimmed and inert. */
export const DIALOG_A11Y = {
  a11y: { context: { include: { fromShadowDom: ["[data-harness]", "dialog"] } } },
};

const HarnessHost = styled.div`
  display: block;
  --bia-font: ${FAMILY.text};
  --bia-font-display: ${FAMILY.display};
  font-stretch: 75%;
`;

/* The element's parts use container queries, which need a container as in the product. */
const PaddedFrame = styled.div`
  container-type: inline-size;
  padding: 16px;
  background: var(--c-paper);
`;
