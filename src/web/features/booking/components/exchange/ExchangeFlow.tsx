import type { BookingView } from '#core/contract/bookings/bookings';
import { useExchangeWords } from '#web/platform/sent/messages';
import { Icon } from '#web/ui/Icon';
import { useTypedDays } from '../../exchange/days.hooks';
import { ExchangeFlowContext, useExchangeFace, useExchangeFlow, useExchangeStep } from '../../exchange/exchange.hooks';
import { EXCHANGE_STEPS } from '../../exchange/exchange.types';
import { useTitle } from '../../title.hooks';
import { DaysForm } from './DaysForm';
import { Exchanged, NotExchanged } from './Exchanged';
import { OfferList } from './OfferList';
import { ReviewExchange } from './ReviewExchange';

interface ExchangeFlowProps {
  readonly booking: BookingView;
  readonly draftId: string | null;
}

/** From the booking as it is to the booking with other flights. */
export function ExchangeFlow({ booking, draftId }: ExchangeFlowProps) {
  return (
    <ExchangeFlowContext value={useExchangeFlow(booking, draftId)}>
      <StepTitle />
      <Steps />
      <Face booking={booking} />
    </ExchangeFlowContext>
  );
}

/** In the tab and said: a screen reader can miss that the focus moved when what was pressed is gone. */
function StepTitle() {
  const words = useExchangeWords();
  const step = useExchangeStep();
  const face = useExchangeFace();
  const ended = face === 'exchanged' ? words.doneTitle : words.failedTitle;
  const title = step === null ? ended : words.stepTitle(EXCHANGE_STEPS.indexOf(step) + 1, EXCHANGE_STEPS.length, words.headings[step]);
  useTitle(title);
  return (
    <p className="vh" role="status">
      {title}
    </p>
  );
}

/** How far the change has come. */
function Steps() {
  const words = useExchangeWords();
  const step = useExchangeStep();
  if (step === null) return null;
  const current = EXCHANGE_STEPS.indexOf(step);
  return (
    <ol className="steps" aria-label={words.stepsLabel}>
      {EXCHANGE_STEPS.map((one, i) => (
        <li key={one} className={i < current ? 'done' : undefined} aria-current={i === current ? 'step' : undefined}>
          <b>{i < current ? <Icon name="check" /> : String(i + 1)}</b>
          <span>{words.steps[one]}</span>
        </li>
      ))}
    </ol>
  );
}

function Face({ booking }: { booking: BookingView }) {
  const face = useExchangeFace();
  const typed = useTypedDays(booking);
  switch (face) {
    case 'days':
      return <DaysForm booking={booking} typed={typed} />;
    case 'asking':
    case 'unanswered':
    case 'offers':
      return <OfferList booking={booking} />;
    case 'review':
      return <ReviewExchange booking={booking} />;
    case 'exchanged':
      return <Exchanged booking={booking} />;
    case 'notExchanged':
      return <NotExchanged />;
  }
}
