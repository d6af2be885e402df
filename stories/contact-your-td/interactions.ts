import { fireEvent, userEvent, type within } from "storybook/test";
import { CONSTITUENCY } from "../support/invented-tds.ts";

/** The label of the main send button. */
export const SEND_ALL_LABEL = "Send to All TDs Now!";

/**
 * Types into a field in a shadow root. It dispatches the input event itself, because
 * `userEvent.type` does not find the focused field there and React gets no event.
 */
export async function typeInto(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await fireEvent.input(field, { target: { value: text } });
}

/** Chooses `CONSTITUENCY`: types the start of its name and presses Enter. */
export async function chooseConstituency(screen: ReturnType<typeof within>): Promise<void> {
  await typeInto(screen.getByRole("combobox", { name: "Find Your TDs" }), "dublin bay n");
  await userEvent.keyboard("{Enter}");
  await screen.findByRole("heading", { name: new RegExp(CONSTITUENCY) });
}
