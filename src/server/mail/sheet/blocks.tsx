import type { ReactNode } from 'react';
import { Lines } from '../../html/Lines';
import { Inked } from './Inked';
import { Box, Table } from './tables';
import type { Block, Flown, Stop } from './sheet';
import { at } from '#core/domain/values/checkedReads';

type BlockOf<Kind extends Block['kind']> = Extract<Block, { readonly kind: Kind }>;

const NOTE = { margin: '0 0 16px', fontSize: 14 } as const;
const LINK = { display: 'inline-block', padding: '12px 20px', borderRadius: 10, fontWeight: 700, textDecoration: 'none' } as const;
const TERM = { padding: '8px 12px 8px 0', fontWeight: 400, textAlign: 'left' } as const;
const VALUE = { padding: '8px 0', textAlign: 'right', fontWeight: 700, verticalAlign: 'top' } as const;

/** A part of a letter as mail programs show it: tables, and styles inline. */
export function BlockView({ block }: { readonly block: Block }): ReactNode {
  switch (block.kind) {
    case 'title':
      return <Inked as="h1" ink="text" style={{ margin: '0 0 16px', fontSize: 26, lineHeight: 1.2 }} text={block.text} />;
    case 'text':
      return <Inked dir="auto" ink="text" style={{ margin: '0 0 16px' }} text={block.text} />;
    case 'strong':
      return <Inked dir="auto" ink="text" style={{ margin: '0 0 16px', fontWeight: 700 }} text={block.text} />;
    case 'note':
      return <Inked dir="auto" ink="soft" style={NOTE} text={block.text} />;
    case 'facts':
      return <Facts {...block} />;
    case 'pass':
      return <Pass {...block} />;
    case 'list':
      return <List {...block} />;
    case 'table':
      return <AmountTable {...block} />;
    case 'link':
      return (
        <p style={{ margin: '0 0 20px' }}>
          <Inked as="a" href={block.href} ink="link" style={LINK} text={block.label} />
        </p>
      );
    case 'plainLink':
      return (
        <Inked ink="soft" style={NOTE}>
          <Inked as="a" href={block.href} ink="soft" text={block.label} />
        </Inked>
      );
  }
}

const Heading = ({ text }: { readonly text: string }) => (
  <Inked as="h2" ink="text" style={{ margin: '8px 0 8px', fontSize: 18 }} text={text} />
);

const Facts = ({ title, rows }: BlockOf<'facts'>) => (
  <>
    {title !== undefined && <Heading text={title} />}
    <Table>
      {rows.map(([term, value], i) => (
        <tr key={i}>
          <Inked as="th" scope="row" ink="soft line" style={{ ...TERM, fontSize: 14, verticalAlign: 'top' }} text={term} />
          <Inked as="td" dir="auto" ink="text line" style={VALUE}>
            {typeof value === 'string' ? <Lines text={value} /> : <Inked as="a" href={value.href} ink="text" text={value.text} />}
          </Inked>
        </tr>
      ))}
    </Table>
  </>
);

const Pass = ({ references, flown }: BlockOf<'pass'>) => (
  <div style={{ margin: '0 0 12px' }}>
    <Table isLayout>
      <tr>
        {references.map(([term, value]) => (
          <td key={term} style={{ padding: '0 12px 12px 0', verticalAlign: 'top' }}>
            <Inked as="span" ink="soft" style={{ fontSize: 14 }} text={term} />
            <br />
            <Inked as="b" ink="text" style={{ fontSize: 28, letterSpacing: 2, lineHeight: 1.2, whiteSpace: 'nowrap' }} text={value} />
          </td>
        ))}
      </tr>
    </Table>
    {flown.map((one, i) => (
      <Direction key={i} {...one} />
    ))}
  </div>
);

const Direction = ({ what, from, to, between, flights }: Flown) => (
  <Box ink="line" style={{ padding: '14px 0' }}>
    <Inked ink="text" style={{ margin: '0 0 8px', fontSize: 15, fontWeight: 700 }} text={what} />
    <Table isLayout>
      <tr>
        <StopCell {...from} align="left" />
        <Inked as="td" ink="soft" style={{ textAlign: 'center', verticalAlign: 'middle', fontSize: 13 }} text={`→\n${between}`} />
        <StopCell {...to} align="right" />
      </tr>
    </Table>
    <Inked ink="soft" style={{ margin: '8px 0 0', fontSize: 14 }} text={flights} />
  </Box>
);

const StopCell = ({ code, city, time, terminal, align }: Stop & { readonly align: 'left' | 'right' }) => (
  <td width="38%" style={{ textAlign: align, verticalAlign: 'top' }}>
    <Inked as="b" ink="text" style={{ fontSize: 28, lineHeight: 1.1 }} text={code} />
    <br />
    <Inked as="b" ink="text" style={{ fontSize: 16 }} text={time} />
    <br />
    <Inked as="span" ink="soft" style={{ fontSize: 14 }} text={terminal === '' ? city : `${city}\n${terminal}`} />
  </td>
);

const List = ({ title, items }: BlockOf<'list'>) => (
  <>
    <Heading text={title} />
    {items.map(([first = '', ...rest], i) => (
      <Box key={i} ink="line" style={{ padding: '12px 0' }}>
        <Inked ink="text" style={{ margin: 0, fontWeight: 700 }} text={first} />
        {rest.map((text, at) => (
          <Inked key={at} ink="soft" style={{ margin: '4px 0 0', fontSize: 15 }} text={text} />
        ))}
      </Box>
    ))}
    <div style={{ height: 12 }} />
  </>
);

/** The last column is an amount; on a telephone the others are in one cell, one under the other. */
const AmountTable = ({ title, rows }: BlockOf<'table'>) => (
  <>
    <Heading text={title} />
    <Table>
      {rows.map((row, i) => {
        const [what = '', ...more] = row.slice(0, -1);
        return (
          <tr key={i}>
            <Inked as="th" scope="row" ink="text line" style={{ ...TERM, fontSize: 15 }}>
              <Lines text={what} />
              <br />
              <Inked as="span" ink="soft" style={{ fontSize: 13 }} text={more.join(' · ')} />
            </Inked>
            <Inked as="td" ink="text line" style={{ ...VALUE, whiteSpace: 'nowrap' }} text={at(row, row.length - 1)} />
          </tr>
        );
      })}
    </Table>
  </>
);
