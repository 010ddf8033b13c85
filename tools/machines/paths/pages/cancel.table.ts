/** The panel that cancels a booking, on the page of a booking that was just made. */
import { manage } from '#core/content/messages/booking/manage/manage.en';
import type { CancelContext } from '#web/features/booking/manage/cancel.machine';
import { CANCEL_WALKS } from '../cancel.paths';
import type { Walk } from '../walk';
import type { PageTable, Part } from './pageDriver';

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
    actions: ({ snapshot }) => {
      const isOpen = snapshot.matches('asked') || snapshot.matches('cancelling');
      return walk.events
        .filter(({ type }) => !type.startsWith('xstate.') && (type === 'quote.asked') !== isOpen)
        .map((event) => ({ events: [event] }));
    },
  },
  gestures: {
    'quote.asked': (_event, driver) => driver.press(ASK),
    'cancel.confirmed': (_event, driver) => driver.press(CONFIRM),
    'booking.kept': (_event, driver) => driver.press(KEEP),
  },
  sights: {
    idle: async (reader, { context }) => {
      await reader.sees(ASK);
      await reader.seesNot(KEEP);
      if ((context as CancelContext).failure === null) return;
      await reader.sees({ role: 'alert', within: PANEL });
      await reader.sees(TELEPHONE);
    },
    quoting: (reader) => reader.sees({ role: 'status', within: PANEL }, cancel.asking),
    asked: async (reader, { context }) => {
      const { quote, failure } = context as CancelContext;
      await reader.sees(CONFIRM);
      await reader.sees(KEEP);
      await reader.sees(PANEL, cancel.why[quote?.basis ?? 'free']);
      if (failure === null) return;
      await reader.sees({ role: 'alert', within: PANEL });
      await reader.sees(TELEPHONE);
    },
    cancelling: (reader) => reader.sees({ role: 'status', within: PANEL }, cancel.cancelling),
    cancelled: async (reader) => {
      await reader.sees({ role: 'status', within: PANEL }, /^Cancelled\. /);
      await reader.seesNot(ASK);
    },
    failed: async (reader) => {
      await reader.sees({ role: 'status', within: PANEL }, cancel.failed);
      await reader.sees(TELEPHONE);
      await reader.sees(ASK);
    },
  },
};

export const CANCEL_TABLES = { cancelling: TABLE } satisfies Readonly<Record<string, PageTable<null>>>;
