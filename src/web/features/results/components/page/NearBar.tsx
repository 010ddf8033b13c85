import './nearBar.css';
import { nearbyWords } from '#core/content/phrases/nearbyText';
import { nearCodes } from '#core/domain/search/nearSearches';
import type { PlaceEnd } from '#core/domain/search/searchDraft';
import type { TripStep } from '#core/domain/search/tripStep';
import { LANGUAGE_TAG } from '#core/domain/site/routes';
import { useLocale } from '#web/platform/sent/messages';
import { useNearNames } from '../../near.hooks';
import type { FlightList } from '../../results.hooks';

interface NearBarProps {
  readonly step: TripStep;
  readonly list: FlightList;
}

/** Above a list that takes in airports nearby: which, how far their searches are, and what was left out. */
export function NearBar({ step, list }: NearBarProps) {
  const locale = useLocale();
  const t = nearbyWords(locale);
  const nameOf = useNearNames(step.query);
  const searched = list.kind === 'listed' ? list.trips.searched : undefined;
  if (!step.near) return <p role="status">{t.unreadable}</p>;
  const { near } = step;
  const inWords = (parts: readonly string[]): string => new Intl.ListFormat(LANGUAGE_TAG[locale]).format(parts);
  const namesOf = (end: PlaceEnd): readonly string[] =>
    nearCodes(near[end]).flatMap((code) => {
      const known = searched?.leftOut.includes(code) ? null : nameOf(end, code);
      return known ? [`${known.name}, ${known.distance}`] : [];
    });
  const [pending, failed] = [searched?.pending ?? [], searched?.failed ?? []];
  const all = searched ? searched.parts.length + pending.length + failed.length : 0;
  return (
    <>
      <ul>
        {(['origin', 'destination'] as const).map((end) =>
          namesOf(end).length > 0 ? <li key={end}>{t.also[end](namesOf(end).join('; '))}</li> : null,
        )}
      </ul>
      <p className="small muted">{t.typedOnly}</p>
      {/* it is there before it speaks */}
      <div role="status">
        {pending.length > 0 ? <p className="small">{t.searching(all - pending.length, all)}</p> : null}
        {searched && searched.leftOut.length > 0 ? (
          <p className="small">{t.leftOut(searched.leftOut.length, inWords(searched.leftOut))}</p>
        ) : null}
        {failed.length > 0 && list.kind === 'listed' ? (
          <p className="small">
            {t.failedRoutes(inWords(failed.map(({ slices: [{ origin, destination }] }) => `${origin}–${destination}`)))}{' '}
            <button className="link" type="button" aria-disabled={list.isRefreshing} onClick={list.retry}>
              {t.tryAgain}
            </button>
          </p>
        ) : null}
      </div>
    </>
  );
}
