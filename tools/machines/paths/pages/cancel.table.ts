/** The panel that cancels a booking, on the page of a booking that was just made. */
import { manage } from '#core/content/messages/manage.en';
import type { CancelContext } from '#web/features/booking/manage/cancel.machine';
import { CANCEL_WALKS } from '../cancel.paths';
import type { Walk } from '../walk';
import type { PageTable, Part } from './hands';

const { cancel } = manage;
const PANEL: Part = { role: 'region', name: cancel.title };
const button = (name: string): Part => ({ role: 'button', name, within: PANEL });
const ASK = button(cancel.ask);
const KEEP = button(cancel.keep);
/** However much it is. */
const CONFIRM: Part = { ...button(''), name: /^Cancel for good and get \$/ };
const TELEPHONE: Part = { role: 'link', name: /\(\d{3}\) \d{3}-\d{4}/, within: PANEL };

const walk = CANCEL_WALKS['cancelling'] as Walk;

const TABLE: PageTable<null> = {
  walk: {
    ...walk,
    page: null,
    deeds: ({ snapshot }) => {
      const isAsked = snapshot.matches('asked') || snapshot.matches('cancelling');
      return walk.events
        .filter(({ type }) => !type.startsWith('xstate.') && (type === 'quote.asked') !== isAsked)
        .map((event) => ({ events: [event] }));
    },
  },
  gestures: {
    'quote.asked': (_event, hands) => hands.press(ASK),
    'cancel.confirmed': (_event, hands) => hands.press(CONFIRM),
    'booking.kept': (_event, hands) => hands.press(KEEP),
  },
  sights: {
    idle: async (eyes, { context }) => {
      await eyes.sees(ASK);
      await eyes.seesNot(KEEP);
      if ((context as CancelContext).failure === null) return;
      await eyes.sees({ role: 'alert', within: PANEL });
      await eyes.sees(TELEPHONE);
    },
    quoting: (eyes) => eyes.sees({ role: 'status', within: PANEL }, cancel.asking),
    asked: async (eyes, { context }) => {
      const { quote, failure } = context as CancelContext;
      await eyes.sees(CONFIRM);
      await eyes.sees(KEEP);
      await eyes.sees(PANEL, cancel.why[quote?.basis ?? 'free']);
      if (failure === null) return;
      await eyes.sees({ role: 'alert', within: PANEL });
      await eyes.sees(TELEPHONE);
    },
    cancelling: (eyes) => eyes.sees({ role: 'status', within: PANEL }, cancel.cancelling),
    cancelled: async (eyes) => {
      await eyes.sees({ role: 'status', within: PANEL }, /^Cancelled\. /);
      await eyes.seesNot(ASK);
    },
    failed: async (eyes) => {
      await eyes.sees({ role: 'status', within: PANEL }, cancel.failed);
      await eyes.sees(TELEPHONE);
      await eyes.sees(ASK);
    },
  },
};

export const CANCEL_TABLES = { cancelling: TABLE } satisfies Readonly<Record<string, PageTable<null>>>;
