/** What a letter or an itinerary says, in parts, and the two ways to write it: HTML and plain text. One source, so that both say the same. */
import { escapeHtml } from '../content/pages/document';

/** A value that is called or opened when it is pressed. */
export interface LinkedText {
  readonly text: string;
  readonly href: string;
}

interface Stop {
  readonly code: string;
  readonly city: string;
  readonly time: string;
  /** `Terminal 4`; empty where it is not known. */
  readonly terminal: string;
}

/** One direction of a trip at a glance. */
export interface Flown {
  readonly what: string;
  readonly from: Stop;
  readonly to: Stop;
  readonly between: string;
  readonly flights: string;
}

export type Block =
  | { readonly kind: 'title' | 'text' | 'note' | 'strong'; readonly text: string }
  /** Terms and what they are. */
  | { readonly kind: 'facts'; readonly title?: string; readonly rows: readonly (readonly [term: string, value: string | LinkedText])[] }
  /** Like a boarding pass, in text alone: mail programs keep pictures back. */
  | { readonly kind: 'pass'; readonly references: readonly (readonly [term: string, value: string])[]; readonly flown: readonly Flown[] }
  | { readonly kind: 'list'; readonly title: string; readonly items: readonly (readonly string[])[] }
  | { readonly kind: 'table'; readonly title: string; readonly names: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'link' | 'plainLink'; readonly label: string; readonly href: string };

export interface Sheet {
  readonly lang: string;
  readonly title: string;
  /** The name in the band above. */
  readonly brand: string;
  readonly blocks: readonly Block[];
  readonly foot: readonly string[];
}

/**
 * Colors stand inline, for mail programs that read nothing else, and once more as classes for those that know dark mode. Fonts are those
 * of the reader's device: nothing is fetched.
 */
const INK = {
  page: ['background:#fbf4e6', 'background:#12102e'],
  card: ['background:#fffdf8;border:1px solid #e5d6b9', 'background:#1d1a45;border-color:#3d3890'],
  text: ['color:#17153f', 'color:#f6efe0'],
  soft: ['color:#4d4970', 'color:#cbc6ef'],
  line: ['border-top:1px solid #e5d6b9', 'border-color:#3d3890'],
  band: ['background:#211d5c;color:#fff3d9', 'background:#211d5c;color:#fff3d9'],
  link: ['background:#ff7a5c;color:#17153f', 'background:#ff9277;color:#17153f'],
} as const;
type Ink = keyof typeof INK;

const ink = (...names: readonly Ink[]): string => `class="${names.join(' ')}" style="${names.map((name) => INK[name][0]).join(';')}`;
const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

function dark(): string {
  const rules = Object.entries(INK).map(([name, [, night]]) => `.${name}{${night.replace(/;|$/g, ' !important;')}}`);
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${rules.join('')}}`;
}

const lines = (text: string): string => escapeHtml(text).replace(/\n/g, '<br>');

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'title':
      return `<h1 ${ink('text')};margin:0 0 16px;font-size:26px;line-height:1.2">${lines(block.text)}</h1>`;
    case 'text':
      return `<p dir="auto" ${ink('text')};margin:0 0 16px">${lines(block.text)}</p>`;
    case 'strong':
      return `<p dir="auto" ${ink('text')};margin:0 0 16px;font-weight:700">${lines(block.text)}</p>`;
    case 'note':
      return `<p dir="auto" ${ink('soft')};margin:0 0 16px;font-size:14px">${lines(block.text)}</p>`;
    case 'facts':
      return (
        heading(block.title) +
        `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;border-collapse:collapse">` +
        block.rows
          .map(
            ([term, value]) =>
              `<tr><th scope="row" ${ink('soft', 'line')};padding:8px 12px 8px 0;font-size:14px;font-weight:400;text-align:left;vertical-align:top">${lines(term)}</th>` +
              `<td dir="auto" ${ink('text', 'line')};padding:8px 0;text-align:right;font-weight:700;vertical-align:top">${valueHtml(value)}</td></tr>`,
          )
          .join('') +
        '</table>'
      );
    case 'pass':
      return passHtml(block);
    case 'list':
      return (
        heading(block.title) +
        block.items
          .map(
            ([first = '', ...rest]) =>
              `<div ${ink('line')};padding:12px 0"><p ${ink('text')};margin:0;font-weight:700">${lines(first)}</p>` +
              rest.map((text) => `<p ${ink('soft')};margin:4px 0 0;font-size:15px">${lines(text)}</p>`).join('') +
              '</div>',
          )
          .join('') +
        '<div style="height:12px"></div>'
      );
    case 'table':
      return heading(block.title) + tableHtml(block);
    case 'link':
      return `<p style="margin:0 0 20px"><a href="${escapeHtml(block.href)}" ${ink('link')};display:inline-block;padding:12px 20px;border-radius:10px;font-weight:700;text-decoration:none">${lines(block.label)}</a></p>`;
    case 'plainLink':
      return plainLink(block.label, block.href);
  }
}

const valueHtml = (value: string | LinkedText): string =>
  typeof value === 'string' ? lines(value) : `<a href="${escapeHtml(value.href)}" ${ink('text')}">${lines(value.text)}</a>`;

const TABLE = '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0;border-collapse:collapse">';

function passHtml({ references, flown }: Extract<Block, { kind: 'pass' }>): string {
  const shown = references.map(
    ([term, value]) =>
      `<td style="padding:0 12px 12px 0;vertical-align:top"><span ${ink('soft')};font-size:14px">${lines(term)}</span>` +
      `<br><b ${ink('text')};font-size:28px;letter-spacing:2px;line-height:1.2;white-space:nowrap">${lines(value)}</b></td>`,
  );
  const stop = ({ code, city, time, terminal }: Stop, align: 'left' | 'right'): string =>
    `<td width="38%" style="text-align:${align};vertical-align:top"><b ${ink('text')};font-size:28px;line-height:1.1">${lines(code)}</b>` +
    `<br><b ${ink('text')};font-size:16px">${lines(time)}</b><br><span ${ink('soft')};font-size:14px">${lines([city, ...(terminal === '' ? [] : [terminal])].join('\n'))}</span></td>`;
  const directions = flown.map(
    ({ what, from, to, between, flights }) =>
      `<div ${ink('line')};padding:14px 0"><p ${ink('text')};margin:0 0 8px;font-size:15px;font-weight:700">${lines(what)}</p>${TABLE}<tr>${stop(from, 'left')}` +
      `<td ${ink('soft')};text-align:center;vertical-align:middle;font-size:13px">→<br>${lines(between)}</td>${stop(to, 'right')}</tr></table>` +
      `<p ${ink('soft')};margin:8px 0 0;font-size:14px">${lines(flights)}</p></div>`,
  );
  return `<div style="margin:0 0 12px">${TABLE}<tr>${shown.join('')}</tr></table>${directions.join('')}</div>`;
}

/** Not the first thing to press: a line of text. */
const plainLink = (label: string, href: string): string =>
  `<p ${ink('soft')};margin:0 0 16px;font-size:14px"><a href="${escapeHtml(href)}" ${ink('soft')}">${lines(label)}</a></p>`;

const heading = (title: string | undefined): string =>
  title === undefined ? '' : `<h2 ${ink('text')};margin:8px 0 8px;font-size:18px">${lines(title)}</h2>`;

/** The last column is an amount; on a telephone the others are in one cell, one under the other. */
function tableHtml({ rows }: Extract<Block, { kind: 'table' }>): string {
  const cells = rows.map((row) => {
    const [what = '', ...more] = row.slice(0, -1);
    return (
      `<tr><th scope="row" ${ink('text', 'line')};padding:8px 12px 8px 0;font-size:15px;font-weight:400;text-align:left">${lines(what)}` +
      `<br><span ${ink('soft')};font-size:13px">${lines(more.join(' · '))}</span></th>` +
      `<td ${ink('text', 'line')};padding:8px 0;text-align:right;font-weight:700;white-space:nowrap;vertical-align:top">${lines(row[row.length - 1] ?? '')}</td></tr>`
    );
  });
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;border-collapse:collapse">${cells.join('')}</table>`;
}

/** One document that needs nothing but itself. */
export function sheetHtml({ lang, title, brand, blocks, foot }: Sheet): string {
  return [
    '<!doctype html>',
    `<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">`,
    `<title>${escapeHtml(title)}</title><style>${dark()}</style></head>`,
    `<body ${ink('page', 'text')};margin:0;padding:0;${FONT};font-size:16px;line-height:1.5;overflow-wrap:anywhere">`,
    `<div style="max-width:600px;margin:0 auto;padding:16px"><div role="main">`,
    `<div ${ink('band')};padding:14px 24px;border-radius:14px 14px 0 0;font-size:20px;font-weight:800">${escapeHtml(brand)}</div>`,
    `<div ${ink('card')};padding:24px;border-radius:0 0 14px 14px">${blocks.map(blockHtml).join('\n')}</div></div>`,
    `<div style="padding:16px 8px">${foot.map((text) => `<p ${ink('soft')};margin:0 0 6px;font-size:13px">${lines(text)}</p>`).join('')}</div>`,
    '</div></body></html>',
  ].join('\n');
}

/** A number to call is its own address. */
const linkText = ({ text, href }: LinkedText): string => (href.startsWith('tel:') ? text : `${text}: ${href}`);

const stopText = ({ code, city, time, terminal }: Stop): string => `${code} ${city} ${time}${terminal === '' ? '' : `, ${terminal}`}`;

function blockText(block: Block): string {
  switch (block.kind) {
    case 'title':
      return `${block.text}\n${'='.repeat(Math.min(block.text.length, 70))}`;
    case 'text':
    case 'note':
    case 'strong':
      return block.text;
    case 'facts':
      return [
        ...(block.title === undefined ? [] : [block.title]),
        ...block.rows.map(([term, value]) => `${term.replace(/\n/g, ', ')}: ${typeof value === 'string' ? value : linkText(value)}`),
      ].join('\n');
    case 'pass':
      return [
        ...block.references.map(([term, value]) => `${term}: ${value}`),
        ...block.flown.map(({ what, from, to, between, flights }) =>
          [what, `  ${stopText(from)} → ${stopText(to)}`, `  ${between.replace(/\n/g, ' · ')}, ${flights}`].join('\n'),
        ),
      ].join('\n');
    case 'list':
      return [block.title, ...block.items.map(([first = '', ...rest]) => [first, ...rest.map((text) => `  ${text}`)].join('\n'))].join(
        '\n\n',
      );
    case 'table':
      return [block.title, ...block.rows.map((row) => row.join(' · '))].join('\n');
    case 'link':
    case 'plainLink':
      return `${block.label}: ${block.href}`;
  }
}

export const sheetText = ({ blocks, foot }: Sheet): string => [...blocks.map(blockText), '-- ', foot.join('\n')].join('\n\n').concat('\n');
