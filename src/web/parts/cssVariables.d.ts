/** Custom properties in `style`: set by script, so the content security policy allows them (never in prerendered markup). */
import 'react';

declare module 'react' {
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
