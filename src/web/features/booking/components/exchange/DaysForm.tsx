import type { BookingView } from '#core/contract/bookings/bookings';
import { directionName } from '#core/content/phrases/directionName';
import { dayOf } from '#core/domain/booking/exchangeDays';
import { ItinerarySlice } from '#web/parts/itinerary/ItinerarySlice';
import { dayText } from '#web/parts/dateText';
import { useBookingWords, useExchangeWords, useMessages } from '#web/platform/sent/messages';
import { Icon } from '#web/ui/Icon';
import { pickId, useDaysForm } from '../../exchange/days.hooks';
import type { TypedDays } from '../../exchange/days.hooks';
import { feeText } from '../../exchange/exchangeText';
import { StepBar } from '../flow/StepBar';
import { DayField } from './DayField';
import { ExchangeStepPanel } from './ExchangeStepPanel';

interface DaysFormProps {
  readonly booking: BookingView;
  readonly typed: TypedDays;
}

/** Which flights are to be changed, and to which day (booking.62). */
export function DaysForm({ booking, typed }: DaysFormProps) {
  const messages = useMessages();
  const words = useExchangeWords();
  const panel = useBookingWords().manage.exchange;
  const form = useDaysForm(booking, typed);
  const { slices, exchangeable, carriers, airports } = booking;
  return (
    <ExchangeStepPanel step="days">
      <p>{`${feeText(booking.conditions, panel)} ${panel.difference}`}</p>
      <p className="muted">{words.daysLead}</p>
      <form {...form.props}>
        {form.noneFault === undefined ? null : (
          <p className="exchange__fault" id="exchange-none">
            <Icon name="alert" /> {form.noneFault}
          </p>
        )}
        {slices.map((slice, place) => {
          const name = directionName(messages, booking, place);
          const day = typed.days.find((typedDay) => typedDay.place === place);
          return (
            <fieldset key={slice.legs[0].departs} className="exchange__slice">
              <legend>{words.flightOn(name, dayText(messages, dayOf(slice)))}</legend>
              <ItinerarySlice slice={slice} carriers={carriers} airports={airports} />
              {day === undefined || !exchangeable.includes(place) ? (
                <p className="muted small">{words.fixed}</p>
              ) : (
                <>
                  <label className="exchange__pick">
                    <input
                      id={pickId(place)}
                      type="checkbox"
                      checked={day.isChosen}
                      onChange={(event) => form.pick(place, event.target.checked)}
                      aria-invalid={form.noneFault !== undefined}
                      aria-describedby={form.noneFault === undefined ? undefined : 'exchange-none'}
                    />{' '}
                    {words.changeThis}
                  </label>
                  {day.isChosen ? <DayField {...form.dayOf(place)} /> : null}
                </>
              )}
            </fieldset>
          );
        })}
        <StepBar>
          <button className="btn" type="submit">
            {words.find}
          </button>
        </StepBar>
      </form>
    </ExchangeStepPanel>
  );
}
