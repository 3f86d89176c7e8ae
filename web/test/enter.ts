import type { UserEvent } from '@testing-library/user-event';

/** Adds text to a field at once, as a paste does: typed letter by letter, the page is rendered for each of them. */
export const enter = async (user: UserEvent, field: Element, text: string): Promise<void> => {
  await user.click(field);
  await user.paste(text);
};
