import type { Block, LinkedText, Sheet, Stop } from './sheet';

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

/** A sheet as plain text. */
export const sheetText = ({ blocks, foot }: Sheet): string => [...blocks.map(blockText), '-- ', foot.join('\n')].join('\n\n').concat('\n');
