import type { FlightConfirm } from '#core/domain/booking/booking';
import { fittingTravelers } from '#core/domain/travelers/savedTravelers';
import type { SavedTraveler } from '#core/domain/travelers/savedTravelers';
import { isPassportNeededNow } from '#core/domain/travelers/travelerRules';
import { useBookingWords, useMessages } from '#web/platform/sent/messages';
import { ErrorSummary } from '#web/ui/fields/ErrorSummary';
import { Icon } from '#web/ui/Icon';
import { useBookingActions } from '../../checkout/booking.hooks';
import { travelerWarnings, useBookingForms, useTravelersForm } from '../../forms/forms.hooks';
import { useLaps } from '../../forms/ages.hooks';
import { useShortfallText } from '../../forms/passportWarnings.hooks';
import { dueText, travelerTitles } from '../../tripText';
import { Panel } from '../flow/Panel';
import { useOnDemand } from '#web/platform/useOnDemand';
import { useRememberTravelers, useSavedTravelers } from '../../trips/saved.hooks';
import { StepActions } from '../flow/StepActions';
import { AgeNotes } from './AgeNotes';
import { TravelerFields } from './TravelerFields';
import { at } from '#core/domain/values/checkedReads';

/** All travelers on one step, each a group of fields. */
export function TravelersPanel({ flight }: { flight: FlightConfirm }) {
  const { travelers } = useBookingForms();
  // requested while the trip is reviewed: here when it is wanted
  const saved = useSavedTravelers();
  const parts = useOnDemand(saved.length > 0, loadSaved);
  const names = travelers.map((t) => [t.firstName, t.middleName, t.lastName].filter(Boolean).join(' ')).join(', ');
  return (
    <Panel step="travelers" summary={<p className="panel__summary muted">{names}</p>}>
      <TravelersForm flight={flight} saved={saved} parts={parts} />
    </Panel>
  );
}

const loadSaved = () => import(/* webpackChunkName: "seats-and-bags" */ './SavedTravelers');

interface TravelersFormProps {
  readonly flight: FlightConfirm;
  readonly saved: readonly SavedTraveler[];
  /** Null until it is here, or where nobody is saved. */
  readonly parts: Awaited<ReturnType<typeof loadSaved>> | null;
}

function TravelersForm({ flight, saved, parts }: TravelersFormProps) {
  const booking = useBookingWords();
  const messages = useMessages();
  const { travelers, trip, props, items, tries, field, fieldOf, echoOf, printedOf, fillOf, indexOf, sameOf } = useTravelersForm(flight);
  const laps = useLaps(flight);
  const shortfall = useShortfallText();
  const { goBack } = useBookingActions();
  const titles = travelerTitles(travelers, booking.travelerTitle);
  // A long list says where; what to do is at each field.
  const faults = items.map(({ fieldId, text }) => {
    const group = at(titles, indexOf(fieldId));
    const { label } = field(fieldId);
    return items.length > MANY ? { fieldId, group, text: label } : { fieldId, text: `${group}, ${label}: ${text}` };
  });
  const warnings = travelerWarnings(travelers, trip, flight);
  const laterUntil = trip.canAddPassportLater ? dueText(messages, booking, flight) : null;
  const why = trip.demands?.isPassportRequired === true ? booking.passportRequired : booking.passportWhy;
  const same = (index: number) => {
    const found = sameOf(index);
    return found && { earlier: at(titles, found.earlier), answer: found.key, isOpen: found.isOpen };
  };
  return (
    <form {...props}>
      <ErrorSummary title={booking.faultsTitle(faults.length)} items={faults} tries={tries} />
      <p className="small muted panel__note">{booking.namesMatter}</p>
      {parts && <parts.SavedFold saved={saved} />}
      {travelers.map((form, index) => (
        <TravelerFields
          key={index}
          index={index}
          title={at(titles, index)}
          kind={form.kind}
          passport={trip.passportNeeded ? { why, isNeededNow: isPassportNeededNow(form, trip), laterUntil } : null}
          trip={trip}
          flight={flight}
          lap={form.kind === 'infant' ? { options: laps.options, value: laps.holderOf(index) } : null}
          same={same(index)}
          field={fieldOf(index)}
          echo={echoOf(index)}
          printed={printedOf(index)}
          fillIn={
            parts && <parts.FillIn saved={fittingTravelers(saved, travelers, index, trip)} title={at(titles, index)} fill={fillOf(index)} />
          }
        />
      ))}
      <div className="warnings" aria-live="polite">
        {warnings.sameName.map((i) => (
          <p key={`name-${String(i)}`} className="note">
            <Icon name="alert" />
            <span>{booking.sameName(at(titles, i))}</span>
          </p>
        ))}
        <AgeNotes flight={flight} />
        {warnings.singleName.map((i) => (
          <p key={`single-${String(i)}`} className="note">
            <Icon name="alert" />
            <span>{booking.singleName(at(titles, i))}</span>
          </p>
        ))}
        {warnings.passports.map((short) => (
          <p key={`passport-${String(short.at)}-${short.country}`} className="note">
            <Icon name="alert" />
            <span>{shortfall(at(titles, short.at), short.expires, short)}</span>
          </p>
        ))}
      </div>
      <RememberBox flight={flight} />
      <StepActions onBack={goBack}>
        <button className="btn" type="submit">
          {booking.continue}
        </button>
      </StepActions>
    </form>
  );
}

/** Never checked by itself: the travelers are others' data too. */
function RememberBox({ flight }: { flight: FlightConfirm }) {
  const { savedTravelers: words } = useBookingWords();
  const { isWanted, toggle } = useRememberTravelers(flight);
  return (
    <div className="later remember">
      <label>
        <input type="checkbox" checked={isWanted} onChange={toggle} aria-describedby="remember-text" />
        {words.remember}
      </label>
      <p className="small muted" id="remember-text">
        {words.rememberText}
      </p>
    </div>
  );
}

/** More faults than can be said in full and still leave the first field on the screen of a phone. */
const MANY = 3;
