import './searchForm.css';
import './slot.css';
import '#web/parts/places/suggestionList.css';
import './datePopover.css';
import './travelersField.css';
import '../sheet/sheet.css';
import { useId, useState } from 'react';
import type { SubmitEvent } from 'react';
import { href } from '#core/domain/site/routes';
import type { SearchQuery, TripType } from '#core/domain/search/trip';
import { useLocale, useMessages } from '#web/platform/sent/messages';
import { idleMoment } from '#web/platform/browser/idle';
import { usePreload } from '#web/platform/sent/preload';
import { useErrorTitle } from '#web/ui/fields/errorTitle';
import { Icon } from '#web/ui/Icon';
import { usePageOfForm } from '../search.hooks';
import { useFocusMoves, useSearchForm, useSubmitted } from './form.hooks';
import { preloadDateGrid } from './DatePopover';
import { DateField } from './DateField';
import { PlaceField, preloadSuggestions } from './PlaceField';
import { TravelersField } from './TravelersField';
import { Part } from '#web/parts/Part';
import { lazyPart } from '#web/parts/lazyPart';

interface SearchFormProps {
  /**
   * `hero` lies over the lower edge of the banner, `inline` is in the flow of a page ("Modify search").
   */
  readonly place?: 'hero' | 'inline';
  /**
   * Called with every valid search after it was saved and the results page was requested: the place to close the form.
   * Navigation, saving and the refetch of an empty result (search.26) are done already.
   */
  readonly onSubmitted?: (query: SearchQuery) => void;
}

const PRELOAD_WAIT_MS = 2_000;
const TRIP_TYPES: readonly TripType[] = ['R', 'O', 'M'];

const When = lazyPart(() => import(/* webpackChunkName: "flights" */ '../flights/WhenField').then((m) => ({ default: m.WhenField })));
const Flex = lazyPart(() => import(/* webpackChunkName: "flights" */ '../flights/FlexField').then((m) => ({ default: m.FlexField })));
const Near = lazyPart(() => import(/* webpackChunkName: "near" */ '../near/NearField').then((m) => ({ default: m.NearField })));
const loadFlights = () => import(/* webpackChunkName: "flights" */ '../flights/Flights');
const Flights = lazyPart(() => loadFlights().then((m) => ({ default: m.Flights })));

/**
 * The flight search. Place it and be done: it restores the saved search, or on the results page the search of the address
 * (with field errors where that address is wrong), and goes to the results by itself. One of them on a page.
 */
export function SearchForm({ place = 'hero', onSubmitted }: SearchFormProps) {
  const { search: t, common } = useMessages();
  const id = useId();
  const form = useSearchForm();
  const [isFlexOpened, setFlexOpened] = useState(false);
  const [isTouched, setTouched] = useState(false);
  usePageOfForm();
  useSubmitted(onSubmitted);
  useErrorTitle(form.isRefused);
  useFocusMoves((field) => `${id}-${field}`);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    form.submit();
  };
  // Whoever touches the form needs the calendar and then the results, but first of all an answer to the touch.
  const locale = useLocale();
  const preload = usePreload();
  const touched = (): void => {
    preloadSuggestions();
    void idleMoment(PRELOAD_WAIT_MS).then(() => {
      preloadDateGrid();
      loadFlights().catch(() => undefined);
      setTouched(true);
      preload(href('results', locale));
    });
  };
  return (
    <div className={`search search--${place}`}>
      <div className="search__paper">
        <div />
      </div>
      <form role="search" aria-label={t.landmark} noValidate onSubmit={submit} onFocus={touched} onPointerEnter={touched}>
        <div className="search__main">
          <div className="search__top">
            <fieldset className="seg">
              <legend className="vh">{t.tripType}</legend>
              {TRIP_TYPES.map((tripType) => (
                <label key={tripType}>
                  <input
                    type="radio"
                    name={`${id}-trip`}
                    checked={form.tripType === tripType}
                    onChange={() => {
                      form.chooseTripType(tripType);
                    }}
                  />
                  <span>{t.tripTypes[tripType]}</span>
                </label>
              ))}
            </fieldset>
            <span className="small muted only-desktop">{t.hint}</span>
          </div>
          {form.tripType === 'M' ? (
            <Part fallback={<p className="muted">{common.loading}</p>}>
              <Flights id={id}>
                <TravelersField id={`${id}-travelers`} />
              </Flights>
            </Part>
          ) : (
            <div className={form.tripType === 'R' && !form.isOpen ? 'search__row' : 'search__row search__row--one'}>
              <PlaceField id={`${id}-origin`} field="origin" />
              <PlaceField id={`${id}-destination`} field="destination">
                <button className="swap" type="button" aria-label={t.swap} onClick={form.swap}>
                  <Icon name="swap" />
                </button>
              </PlaceField>
              {form.isOpen ? (
                <Part fallback={<div className="slot" />}>
                  <When id={`${id}-departDate`} />
                </Part>
              ) : (
                <>
                  <DateField id={`${id}-departDate`} field="departDate" />
                  {form.tripType === 'R' ? <DateField id={`${id}-returnDate`} field="returnDate" /> : null}
                </>
              )}
              <TravelersField id={`${id}-travelers`} />
            </div>
          )}
          {form.tripType === 'M' ? null : (
            <div className="search__quiet">
              {isTouched || form.hasNear ? (
                <Part>
                  <Near />
                </Part>
              ) : null}
              {isFlexOpened || !form.isExact ? (
                <Part fallback={<span className="search__flex" />}>
                  <Flex takesFocusAtOnce={isFlexOpened} />
                </Part>
              ) : (
                <button className="search__flex" type="button" aria-haspopup="listbox" onClick={() => setFlexOpened(true)}>
                  {t.exactDates}
                </button>
              )}
            </div>
          )}
        </div>
        <div className="search__stub">
          <button className="btn" type="submit" aria-busy={form.isBusy}>
            {t.submit}
          </button>
        </div>
      </form>
    </div>
  );
}
