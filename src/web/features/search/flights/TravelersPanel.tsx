import { CHILD_AGES, TRAVELER_KINDS } from '#core/domain/travelers/travelers';
import type { TravelerKind } from '#core/domain/travelers/travelers';
import { CABINS, parseCabin } from '#core/domain/search/trip';
import { useMessages } from '#web/platform/sent/messages';
import { showWhole } from '#web/ui/showWhole';
import { Stepper } from '#web/ui/fields/Stepper';
import { useParty } from './travelers.hooks';

const COUNTED = { adult: 'adults', child: 'children', infant: 'infants' } as const satisfies Record<TravelerKind, string>;

/** A dialog that opens takes the focus. */
function entered(dialog: HTMLElement | null): void {
  showWhole(dialog);
  dialog?.focus({ preventScroll: true });
}

interface TravelersPanelProps {
  readonly id: string;
  readonly isSheet: boolean;
  readonly onDone: () => void;
}

/** How many of each kind, and the cabin. */
export function TravelersPanel({ id, isSheet, onDone }: TravelersPanelProps) {
  const { search: t, common } = useMessages();
  const party = useParty();
  return (
    <div className="popover paxpop" ref={entered} role={isSheet ? 'group' : 'dialog'} aria-labelledby={`${id}-label`} tabIndex={-1}>
      {TRAVELER_KINDS.map((kind) => (
        <Stepper
          key={kind}
          label={t.kinds[kind]}
          hint={t.ages[kind]}
          value={party.counts[kind]}
          spoken={common[COUNTED[kind]](party.counts[kind])}
          addLabel={t.add[kind]}
          removeLabel={t.remove[kind]}
          canAdd={party.canAdd[kind]}
          canRemove={party.canRemove[kind]}
          onAdd={() => {
            party.add(kind);
          }}
          onRemove={() => {
            party.remove(kind);
          }}
        />
      ))}
      {party.childAges.map((age, i) => (
        <div className="field" key={i}>
          <label htmlFor={`${id}-age-${i}`}>{t.childAge(i + 1)}</label>
          <select
            id={`${id}-age-${i}`}
            value={age ?? ''}
            aria-describedby={`${id}-ages`}
            onChange={(event) => {
              const chosen = event.currentTarget.value;
              party.chooseChildAge(i + 1, chosen === '' ? null : Number(chosen));
            }}
          >
            <option value="">{t.noAge}</option>
            {CHILD_AGES.map((years) => (
              <option key={years} value={years}>
                {years}
              </option>
            ))}
          </select>
        </div>
      ))}
      {party.childAges.length > 0 ? (
        <p className="small muted" id={`${id}-ages`}>
          {t.childAgesHelp}
        </p>
      ) : null}
      <div className="field">
        <label htmlFor={`${id}-select`}>{t.cabin}</label>
        <select
          id={`${id}-select`}
          value={party.cabin}
          onChange={(event) => {
            const cabin = parseCabin(event.currentTarget.value);
            if (cabin) party.chooseCabin(cabin);
          }}
        >
          {CABINS.map((cabin) => (
            <option key={cabin} value={cabin}>
              {common.cabins[cabin]}
            </option>
          ))}
        </select>
      </div>
      <button className="btn btn--brand btn--s" type="button" onClick={onDone}>
        {t.done}
      </button>
    </div>
  );
}
