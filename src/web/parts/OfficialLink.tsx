import './officialLink.css';
import type { OfficialSource } from '#core/content/pages/siteTypes';

/** Who answers for a fact, outside of this site, and since when it was known. */
export function OfficialLink({ source: { asOf, label, to } }: { source: OfficialSource }) {
  return (
    <p className="official">
      {asOf}{' '}
      <a className="link" href={to} rel="noopener">
        {label}
      </a>
    </p>
  );
}
