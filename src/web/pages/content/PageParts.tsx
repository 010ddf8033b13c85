import type { PageContent, TextSection } from '#core/content/pages/siteTypes';
import { OfficialLink } from '#web/parts/OfficialLink';

/** Questions or subjects with headings of their own. */
export function PageParts({ sections }: Pick<PageContent, 'sections'>) {
  const groups = [...new Set(sections.map(({ group }) => group))];
  return (
    <>
      {groups.map((name) => {
        const its = sections.filter(({ group }) => group === name);
        if (name === undefined) return <Parts key="" parts={its} Heading="h2" />;
        return (
          <section key={name} className="doc__group">
            <h2>{name}</h2>
            <Parts parts={its} Heading="h3" />
          </section>
        );
      })}
    </>
  );
}

function Parts({ parts, Heading }: { parts: readonly TextSection[]; Heading: 'h2' | 'h3' }) {
  return (
    <div className="doc__parts">
      {parts.map(({ heading, text, source }) => (
        <section key={heading}>
          <Heading>{heading}</Heading>
          <p>{text}</p>
          {source ? <OfficialLink source={source} /> : null}
        </section>
      ))}
    </div>
  );
}
