import './extras.css';
import { createElement } from 'react';
import type { FlightConfirm } from '#core/domain/booking/booking';
import { formatCents } from '#core/domain/values/money';
import { useBookingWords, useTripWords } from '#web/platform/sent/messages';
import { useOnDemand } from '#web/platform/useOnDemand';
import { useUnlessPressed } from '#web/platform/useUnlessPressed';
import { useBookingActions, useBoughtExtras, useExtrasChange, useIsSavingExtras, useStep, useSteps } from '../../checkout/booking.hooks';
import { useChooseExtras, useExtrasOnPage, useParty, useReadExtras } from '../../checkout/extras.hooks';
import { NOTICE_ID } from '../../checkout/focus';
import { extrasText } from '../../extrasText';
import { Notice } from '../flow/Notice';
import { Panel } from '../flow/Panel';
import { StepActions } from '../flow/StepActions';

/** Seats and bags, which can be left out (booking.57): nothing of it is there where none are sold. */
export function ExtrasPanel({ flight }: { flight: FlightConfirm }) {
  const isSold = useSteps().includes('extras');
  const isNow = useStep() === 'extras';
  return isSold ? (
    <Panel step="extras" aside={isNow ? <Skip /> : null} summary={<Summary flight={flight} />}>
      <ExtrasStep flight={flight} />
    </Panel>
  ) : null;
}

/** At once, for travelers who want none of it; while something is chosen the button below says what becomes of it. */
function Skip() {
  const { extras: words } = useBookingWords();
  const { skipExtras } = useBookingActions();
  const { chosen } = useExtrasOnPage();
  return chosen.length > 0 ? null : (
    <button className="link" type="button" onClick={skipExtras}>
      {words.skipStep}
    </button>
  );
}

function Summary({ flight: { slices } }: { flight: FlightConfirm }) {
  const { extras: words } = useBookingWords();
  const bought = useBoughtExtras();
  const names = useParty().map(({ name }) => name);
  return <p className="panel__summary muted">{bought.length === 0 ? words.nothing : extrasText(words, bought, { names, slices })}</p>;
}

const loadForm = () => import(/* webpackChunkName: "seats-and-bags" */ './ExtrasForm').then((m) => m.ExtrasForm);

/** The way on stands here and not in the part that is loaded: whoever cannot load it goes on without. */
function ExtrasStep({ flight }: { flight: FlightConfirm }) {
  const { extras: words } = useBookingWords();
  const { goBack } = useBookingActions();
  const { isError, refetch } = useReadExtras();
  const form = useOnDemand(true, loadForm);
  const onPage = useExtrasOnPage();
  const isFailed = isError && !onPage.onSale;
  const shown = useUnlessPressed(isFailed ? 'failed' : form && onPage.onSale);
  const choose = useChooseExtras();
  return (
    <div className="extras">
      <Changed flight={flight} />
      <p>{words.lead}</p>
      {shown === 'failed' ? (
        <div className="note" role="alert">
          <p>{words.notLoaded}</p>
          <button className="btn btn--s btn--line" type="button" onClick={() => void refetch()}>
            {words.again}
          </button>
        </div>
      ) : form && shown ? (
        createElement(form, { flight, onSale: shown, choices: onPage.choices, onChoose: choose })
      ) : (
        <div className="extras__wait" role="status">
          <p>{words.loading}</p>
          <span className="skeleton" />
        </div>
      )}
      {onPage.chosen.length > 0 && onPage.total !== null ? (
        <p className="extras__sum">
          <b>{words.sums(formatCents(onPage.sum), formatCents(onPage.total))}</b>
          <button className="link" type="button" onClick={() => choose([])}>
            {words.removeAll}
          </button>
        </p>
      ) : null}
      <p className="small muted panel__note">{words.terms}</p>
      <StepActions onBack={goBack} total={onPage.total}>
        <GoOn />
      </StepActions>
    </div>
  );
}

/** One button: with what is chosen, at the total next to it, or without. */
function GoOn() {
  const { extras: words } = useBookingWords();
  const { saveExtras, skipExtras } = useBookingActions();
  const isSaving = useIsSavingExtras();
  const { choices, chosen, sum, total } = useExtrasOnPage();
  const isChosen = chosen.length > 0 && total !== null;
  return (
    <>
      <button
        className="btn"
        type="button"
        aria-disabled={isSaving}
        onClick={() => {
          if (isChosen) saveExtras(choices, total);
          else skipExtras();
        }}
      >
        {!isChosen ? words.skip : sum > 0 ? words.goOn(formatCents(sum)) : words.goOnFree}
      </button>
      <span className="vh" role="status">
        {isSaving ? words.saving : ''}
      </span>
    </>
  );
}

/** What became of what had been chosen before. */
function Changed({ flight: { slices } }: { flight: FlightConfirm }) {
  const { extras: words } = useBookingWords();
  const { problems } = useTripWords();
  const change = useExtrasChange();
  const { total } = useExtrasOnPage();
  const names = useParty().map(({ name }) => name);
  switch (change?.kind) {
    case 'lost': {
      const what = extrasText(words, change.lost, { names, slices });
      const said = what === '' || total === null ? '' : words.lost(what, formatCents(total));
      return <Notice title={words.lostTitle} text={`${problems.extra_gone} ${said}`.trim()} />;
    }
    case 'refused':
      return <Notice title={words.refusedTitle} text={`${problems[change.code]} ${words.refused}`} />;
    case 'dropped':
      return (
        <p className="note" role="status" id={NOTICE_ID} tabIndex={-1}>
          {words.dropped}
        </p>
      );
    case undefined:
      return null;
  }
}
