import { Fragment } from 'react';
import type { ReactNode } from 'react';

/** A text with its line breaks. */
export const Lines = ({ text }: { readonly text: string }): ReactNode =>
  text.split('\n').map((line, i) => (
    <Fragment key={i}>
      {i > 0 && <br />}
      {line}
    </Fragment>
  ));
