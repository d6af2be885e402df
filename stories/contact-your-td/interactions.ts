import { fireEvent, userEvent, type within } from "storybook/test";
import { CONSTITUENCY } from "../support/invented-tds.ts";

/** What the big button says. */
export const SEND_ALL_LABEL = "Send to All TDs Now!";

/**
 * Types into a field of a shadow root. By its input event, as `userEvent.type`
 * does not see through to the field and React then hears of no change.
 */
export async function typeInto(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await fireEvent.input(field, { target: { value: text } });
}

/** Chooses the workshop's constituency as a supporter does: types its beginning, presses Enter. */
export async function chooseConstituency(screen: ReturnType<typeof within>): Promise<void> {
  await typeInto(screen.getByRole("combobox", { name: "Find Your TDs" }), "dublin bay n");
  await userEvent.keyboard("{Enter}");
  await screen.findByRole("heading", { name: new RegExp(CONSTITUENCY) });
}
