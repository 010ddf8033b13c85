/**
 * What holds a letter together. By the tables of caniemail.com Outlook on Windows knows padding in cells alone, and no `max-width`; Gmail
 * and Outlook may drop the style of `body`.
 */
import type { CSSProperties, ReactNode } from 'react';
import { Inked } from './Inked';
import type { InkedProps } from './Inked';

interface TableProps {
  /** Its cells are places, and no data. */
  readonly isLayout?: boolean;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

export const Table = ({ isLayout = false, style, children }: TableProps) => (
  <table
    role={isLayout ? 'presentation' : undefined}
    width="100%"
    cellPadding={0}
    cellSpacing={0}
    style={{ margin: isLayout ? 0 : '0 0 24px', borderCollapse: 'collapse', ...style }}
  >
    <tbody>{children}</tbody>
  </table>
);

/** A place with colors and room around what is in it; its corners may be round. */
export const Box = (cell: Pick<InkedProps, 'ink' | 'style' | 'text' | 'children'>) => (
  <Table isLayout style={{ borderCollapse: 'separate' }}>
    <tr>
      <Inked as="td" {...cell} />
    </tr>
  </Table>
);
