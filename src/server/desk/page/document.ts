/** The desk's page as HTML: complete without a script, figures as tables, pictures of them above. */
import { formatCents } from '#core/domain/values/money';
import { parseIsoDate } from '#core/domain/values/dates';
import type { IsoDate } from '#core/domain/values/dates';
import type { Locale } from '#core/domain/site/routes';
import type { AttentionLine } from '../../attention/attentionDesk.service';
import { escapeHtml } from '../../content/pages/document';
import { byDay, percentOf, revenueOf, sumOf } from '../../reports/figures';
import type { Figures } from '../../reports/figures';
import type { Attention, Happened, Stuck } from '../../reports/reports.service';
import type { Cell } from '../csv';
import { lastDays, MOST_DAYS, queryOf } from './deskAddress';
import type { DeskAddress } from './deskAddress';
import { columns, share } from './charts';
import { attentionHtml, bookingLink } from './attentionHtml';
import { factsHtml, findForm, frameOf, LOCALES, momentText, OTHER, topBar, WORDS } from './frame';
import type { Frame } from './frame';
import { DESK_PATH } from './paths';
import { tableOf, TABLES } from './tables';
import type { ColumnKind, DeskData, DeskTable } from './tables';
import type { DeskWords } from './words.en';

const QUICK = [7, 30, 90] as const;
/** Longer lists begin folded, or end in the file. */
export const SHOWN_ROWS = 40;

export interface DeskPage extends Frame {
  readonly address: DeskAddress;
  readonly today: IsoDate;
  readonly data: DeskData;
  readonly happened: Happened;
  readonly attention: Attention;
  /** Entries that want a person, and the bookings of what is stuck. */
  readonly entries: readonly AttentionLine[];
  readonly stuck: readonly Stuck[];
}

export function deskDocument(page: DeskPage): string {
  const { lang, address, data, happened } = page;
  const words = WORDS[lang];
  const tables = TABLES.map((name) => tableOf(name, data, words));
  const body = [
    header(page, words),
    '<main>',
    waiting(page, words),
    address.isRangeWrong ? `<p class="fault" role="alert">${escapeHtml(words.rangeWrong(MOST_DAYS))}</p>` : '',
    `<p class="hint">${escapeHtml(words.daysEnd(data.timeZone))} ${escapeHtml(words.revenueNote)}</p>`,
    brief(sumOf(data.figures), lang, words),
    `<div class="pair">${list(words.written, [
      [words.messages, happened.messages],
      [words.vacations, happened.vacations],
      [words.cancelRequests, happened.cancelRequests],
      [words.newsletter, happened.newsletter],
      [words.alerts, happened.alerts],
      [words.mailsSent, happened.mailsSent],
    ])}${list(
      words.states,
      happened.bookings.map(({ state, count }) => [words.stateNames[state], count]),
    )}</div>`,
    charts(data, lang, words),
    ...tables.map((table) => section(table, page, words)),
    '</main>',
  ].join('\n');
  return frameOf(page, words.title, body);
}

function header(page: DeskPage, words: DeskWords): string {
  const { lang, address, today } = page;
  const { range } = address;
  const date = (name: 'from' | 'to', label: string): string =>
    `<div><label for="${name}">${escapeHtml(label)}</label><input id="${name}" name="${name}" type="date" value="${range[name]}" required></div>`;
  const quick = [1, ...QUICK].map((days) => {
    const its = lastDays(today, days);
    const isShown = its.from === range.from && its.to === range.to;
    const name = days === 1 ? words.today : words.lastDays(days);
    return `<li><a href="${hrefOf('', queryOf(its, lang))}"${isShown ? ' aria-current="page"' : ''}>${escapeHtml(name)}</a></li>`;
  });
  return (
    `<header>${topBar(page, `${DESK_PATH}?${queryOf(range, OTHER[lang])}`, 'h1')}${findForm(lang)}` +
    `<div class="days"><form method="get" action="${DESK_PATH}">${lang === 'es' ? '<input type="hidden" name="lang" value="es">' : ''}` +
    `${date('from', words.from)}${date('to', words.to)}<button type="submit">${escapeHtml(words.show)}</button></form>` +
    `<nav aria-label="${escapeHtml(words.quick)}"><ul>${quick.join('')}</ul></nav></div></header>`
  );
}

function brief(sum: Figures, lang: Locale, words: DeskWords): string {
  const items: readonly (readonly [string, string])[] = [
    [words.revenue, formatCents(revenueOf(sum))],
    [words.refunded, formatCents(sum.refunded)],
    [words.tickets, countOf(sum.tickets, lang)],
    [words.calls, countOf(sum.calls, lang)],
    [words.searches, countOf(sum.searches, lang)],
    [words.ofSearches, percentText(percentOf(sum.tickets, sum.searches))],
  ];
  const tiles = items.map(([name, value]) => `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`).join('');
  return `<section aria-labelledby="brief"><h2 id="brief">${escapeHtml(words.inBrief)}</h2><dl class="tiles">${tiles}</dl></section>`;
}

/** What wants a person: entries with what to do, then what is counted, with the bookings that it is about. */
function waiting({ lang, data, attention, happened, entries, stuck }: DeskPage, words: DeskWords): string {
  const counts = [
    [words.openEnquiries, attention.openEnquiries],
    [words.stuckPayments, attention.stuckPayments],
    [words.stuckCancellations, attention.stuckCancellations],
    [words.stuckExchanges, attention.stuckExchanges],
    [words.overdueMails, attention.overdueMails],
    [words.mailsFailed, happened.mailsFailed],
  ] as const;
  const open = counts.filter(([, count]) => count > 0);
  const rows = open.map(([name, count]) => `<div><dt>${escapeHtml(name)}</dt><dd>${String(count)}</dd></div>`).join('');
  const links = stuck.map(
    ({ what, reference, since }) =>
      `<li>${factsHtml([
        [words.stuck[what], bookingLink(reference, lang)],
        [words.since, escapeHtml(momentText(since, data.timeZone))],
      ])}</li>`,
  );
  const body = [
    entries.length === 0 ? '' : attentionHtml(entries, { lang, timeZone: data.timeZone }),
    rows === '' ? '' : `<dl class="lines wants">${rows}</dl>`,
    links.length === 0 ? '' : `<ul class="stuck">${links.join('')}</ul>`,
  ].join('');
  return `<section aria-labelledby="wants"><h2 id="wants">${escapeHtml(words.attention)}</h2>${body || `<p>${escapeHtml(words.nothingWaits)}</p>`}</section>`;
}

function list(heading: string, lines: readonly (readonly [string, number])[]): string {
  const rows = lines.map(([name, count]) => `<div><dt>${escapeHtml(name)}</dt><dd>${String(count)}</dd></div>`).join('');
  return `<section><h2>${escapeHtml(heading)}</h2><dl class="lines">${rows}</dl></section>`;
}

function charts({ figures, range }: DeskData, lang: Locale, words: DeskWords): string {
  const days = byDay(figures, range.from, range.to);
  const chart = (caption: string, valueOf: (f: Figures) => number, format: (value: number) => string): string => {
    const values = days.map(valueOf);
    return columns({
      caption,
      says: words.chart(caption, format(Math.min(...values)), format(Math.max(...values))),
      bars: days.map((row, i) => ({ title: `${dayText(row.day, lang)}: ${format(values[i] ?? 0)}`, value: values[i] ?? 0 })),
      first: dayText(range.from, lang),
      last: dayText(range.to, lang),
      format,
    });
  };
  const count = (value: number): string => (Number.isInteger(value) ? countOf(value, lang) : '');
  return (
    `<div class="charts">${chart(words.revenueByDay, revenueOf, (cents) => formatCents(cents).replace('.00', ''))}` +
    `${chart(words.callsByDay, ({ calls }) => calls, count)}${chart(words.ticketsByDay, ({ tickets }) => tickets, count)}</div>`
  );
}

function section(table: DeskTable, { lang, address: { range } }: DeskPage, words: DeskWords): string {
  const file = `<p><a href="${hrefOf(`/${table.name}.csv`, queryOf(range, lang))}" download>${escapeHtml(words.download(table.heading))}</a></p>`;
  const heading = `<h2 id="${table.name}">${escapeHtml(table.heading)}</h2>`;
  if (table.rows.length === 0) return `<section>${heading}<p>${escapeHtml(words.none)}</p></section>`;
  const shown = table.name === 'bookings' ? table.rows.slice(0, SHOWN_ROWS) : table.rows;
  const left = shown.length < table.rows.length ? `<p class="hint">${escapeHtml(words.newest(shown.length))}</p>` : '';
  const folded = table.name === 'days' ? foldQuiet({ ...table, rows: shown }, lang, words) : shown;
  const drawn = `<section class="scroll" aria-labelledby="${table.name}" tabindex="0">${tableHtml({ ...table, rows: folded }, lang)}</section>`;
  const isLong = folded.length > SHOWN_ROWS;
  return `<section>${heading}${isLong ? `<details><summary>${escapeHtml(table.heading)}</summary>${drawn}</details>` : drawn}${left}${file}</section>`;
}

/** Days on which nothing happened, as one row for each stretch of them; the newest day is first. */
function foldQuiet({ rows, hasTotal }: DeskTable, lang: Locale, words: DeskWords): DeskTable['rows'] {
  const isQuiet = (row: readonly Cell[]): boolean => row.slice(1).every((cell) => cell === 0 || cell === null);
  const folded: (readonly Cell[])[] = [];
  let quiet: string[] = [];
  const fold = (): void => {
    const [last, first] = [quiet[0], quiet.at(-1)];
    if (last !== undefined && first !== undefined)
      folded.push([quiet.length === 1 ? words.quietDay(first) : words.quietDays(quiet.length, first, last)]);
    quiet = [];
  };
  for (const [i, row] of rows.entries()) {
    if (isQuiet(row) && !(hasTotal && i === rows.length - 1)) quiet.push(cellText(row[0] ?? null, 'day', lang));
    else {
      fold();
      folded.push(row);
    }
  }
  fold();
  return folded;
}

/** A row of one cell goes over the whole width. */
function tableHtml({ columns: names, rows, hasTotal }: DeskTable, lang: Locale): string {
  const isNumber = (kind: ColumnKind | undefined): boolean => kind !== 'text' && kind !== 'day' && kind !== 'booking';
  const head = names.map(({ name, kind }) => `<th scope="col"${isNumber(kind) ? ' class="number"' : ''}>${escapeHtml(name)}</th>`).join('');
  const longest = names.map((_, i) => Math.max(0, ...rows.map((row) => (typeof row[i] === 'number' ? row[i] : 0))));
  const body = rows.map((row, at) => {
    const cells = row.map((cell, i) => {
      const kind = names[i]?.kind ?? 'text';
      const text = kind === 'booking' && typeof cell === 'string' ? bookingLink(cell, lang) : escapeHtml(cellText(cell, kind, lang));
      if (row.length === 1) return `<th scope="row" class="quiet" colspan="${String(names.length)}">${text}</th>`;
      if (i === 0) return `<th scope="row">${text}</th>`;
      if (kind === 'bar') return `<td class="number">${text}${share(typeof cell === 'number' ? cell : 0, longest[i] ?? 0)}</td>`;
      return `<td${isNumber(kind) ? ' class="number"' : ''}>${text}</td>`;
    });
    return `<tr${hasTotal && at === rows.length - 1 ? ' class="total"' : ''}>${cells.join('')}</tr>`;
  });
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

function cellText(cell: Cell, kind: ColumnKind, lang: Locale): string {
  if (cell === null) return '–';
  if (typeof cell !== 'number') {
    const day = kind === 'day' && typeof cell === 'string' ? parseIsoDate(cell) : null;
    return day === null ? String(cell) : dayText(day, lang);
  }
  switch (kind) {
    case 'money':
      return formatCents(cell);
    case 'percent':
      return percentText(cell);
    case 'count':
    case 'bar':
    case 'text':
    case 'day':
    case 'booking':
      return countOf(cell, lang);
  }
}

const hrefOf = (path: string, query: string): string => escapeHtml(`${DESK_PATH}${path}?${query}`);
const countOf = (value: number, lang: Locale): string => value.toLocaleString(LOCALES[lang]);
const percentText = (value: number | null): string => (value === null ? '–' : `${value.toFixed(1)}%`);
const dayText = (day: IsoDate, lang: Locale): string =>
  new Intl.DateTimeFormat(LOCALES[lang], { timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' }).format(
    new Date(`${day}T00:00:00Z`),
  );
