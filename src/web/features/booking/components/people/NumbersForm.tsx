import { useBookingWords } from '#web/platform/sent/messages';
import { TextField } from '#web/ui/fields/TextField';
import { useNumbersForm } from '../../manage/travelers.hooks';
import { Failure } from '../payment/Failure';
import { FrequentFlyerFields } from '../travelers/FrequentFlyerFields';

/** Known Traveler, redress and frequent-flyer number of one traveler (booking.67). */
export function NumbersForm(props: Parameters<typeof useNumbersForm>[0] & { readonly name: string }) {
  const words = useBookingWords();
  const { bookedTravelers } = words;
  const { booking, changes, name } = props;
  const form = useNumbersForm(props);
  return (
    <form className="people__form" aria-label={bookedTravelers.numbers + bookedTravelers.of(name)} {...form.props}>
      {form.failure === null ? null : <Failure text={form.failure} />}
      <div className="grid">
        {(['knownTravelerNumber', 'redressNumber'] as const).map((field) => (
          <TextField key={field} {...form.field(field)} className="c2" help={words.help[field]} maxLength={40} isOptional />
        ))}
        {changes.programs.length === 0 ? null : <FrequentFlyerFields field={form.field} programs={changes.programs} trip={booking} />}
      </div>
      <p className="small muted">{bookedTravelers.keep}</p>
      <div className="acts acts--end">
        <button className="btn" type="submit" aria-disabled={form.isBusy}>
          {bookedTravelers.save}
          <span className="vh">{bookedTravelers.of(name)}</span>
        </button>
      </div>
    </form>
  );
}
