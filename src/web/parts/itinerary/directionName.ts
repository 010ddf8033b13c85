/** What a direction of a trip is called, by its place in it. */
import type { Messages } from '#core/content/messages/messages.en';

export const directionName = ({ common }: Pick<Messages, 'common'>, place: number): string =>
  place === 0 ? common.outbound : common.return;
