import type { UserEvent } from '@testing-library/user-event';

/**
 * Puts a text into a field as a paste does, in one event: typing renders the page again for every letter, which is half the time of a test
 * that fills a form to get somewhere else. What happens letter by letter is tested with `user.type`.
 */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
