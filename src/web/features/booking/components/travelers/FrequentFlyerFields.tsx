import type { FlightConfirm } from '#core/domain/booking/booking';
import { useBookingWords } from '#web/platform/sent/messages';
import { SelectField } from '#web/ui/fields/SelectField';
import { TextField } from '#web/ui/fields/TextField';
import type { FormField } from '#web/ui/fields/useForm';
import { programText } from '../../tripText';

interface FrequentFlyerFieldsProps {
  readonly field: (name: 'frequentFlyerAirline' | 'frequentFlyerNumber') => FormField;
  /** IATA codes of the airlines, one at least. */
  readonly programs: readonly string[];
  readonly trip: Pick<FlightConfirm, 'carriers'>;
}

/** Program and number: while booking, and afterwards. Nobody chooses among one. */
export function FrequentFlyerFields({ field, programs, trip }: FrequentFlyerFieldsProps) {
  const words = useBookingWords();
  const airline = field('frequentFlyerAirline');
  const [only, ...others] = programs;
  const isChosen = others.length > 0 || (airline.value !== '' && airline.value !== only);
  return (
    <>
      {isChosen ? (
        <SelectField
          {...airline}
          className="c2"
          help={words.help.frequentFlyerAirline}
          choose={words.choose}
          options={programs.map((value) => ({ value, text: programText(words, trip, value) }))}
          isOptional
        />
      ) : null}
      <TextField
        {...field('frequentFlyerNumber')}
        className="c2"
        help={isChosen || only === undefined ? words.help.frequentFlyerNumber : programText(words, trip, only)}
        maxLength={40}
        isOptional
      />
    </>
  );
}
