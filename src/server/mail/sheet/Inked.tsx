import type { AllHTMLAttributes, CSSProperties, ElementType, ReactNode } from 'react';
import { Lines } from '../../html/Lines';

/**
 * Colors stand inline, for mail programs that read nothing else, and once more as classes for those that know dark mode. Fonts are those
 * of the reader's device: nothing is fetched.
 */
const INK = {
  page: [{ background: '#fbf4e6' }, 'background:#12102e'],
  card: [{ background: '#fffdf8', border: '1px solid #e5d6b9' }, 'background:#1d1a45;border-color:#3d3890'],
  text: [{ color: '#17153f' }, 'color:#f6efe0'],
  soft: [{ color: '#4d4970' }, 'color:#cbc6ef'],
  line: [{ borderTop: '1px solid #e5d6b9' }, 'border-color:#3d3890'],
  band: [{ background: '#211d5c', color: '#fff3d9' }, 'background:#211d5c;color:#fff3d9'],
  link: [{ background: '#ff7a5c', color: '#17153f' }, 'background:#ff9277;color:#17153f'],
} as const satisfies Readonly<Record<string, readonly [day: CSSProperties, night: string]>>;

type Ink = keyof typeof INK;

/** The style sheet of dark mode. */
export const NIGHT = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){',
  ...Object.entries(INK).map(([name, [, night]]) => `.${name}{${night.replace(/;|$/g, ' !important;')}}`),
  '}',
].join('');

export interface InkedProps extends Pick<AllHTMLAttributes<HTMLElement>, 'dir' | 'href' | 'width' | 'scope' | 'style'> {
  readonly as?: ElementType;
  /** Names in `INK`, with spaces between. */
  readonly ink: Ink | `${Ink} ${Ink}`;
  /** Keeps its line breaks. */
  readonly text?: string;
  readonly children?: ReactNode;
}

/** An element in colors of the sheet. */
export function Inked({ as: Element = 'p', ink, style, text, children, ...others }: InkedProps): ReactNode {
  const colors: CSSProperties = Object.assign({}, ...ink.split(' ').map((name) => INK[name as Ink][0]));
  return (
    <Element {...others} className={ink} style={{ ...colors, ...style }}>
      {text === undefined ? children : <Lines text={text} />}
    </Element>
  );
}
