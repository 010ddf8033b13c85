import type { PageContent } from '#core/content/pages/siteTypes';
import { OfficialLink } from '#web/parts/OfficialLink';

/** Subjects with headings of their own. */
export function PageParts({ sections }: Pick<PageContent, 'sections'>) {
  if (sections.length === 0) return null;
  return (
    <div className="doc__parts">
      {sections.map(({ heading, text, source }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <p>{text}</p>
          {source ? <OfficialLink source={source} /> : null}
        </section>
      ))}
    </div>
  );
}
