import './facts.css';
import type { PageContent, PageLink, PageMap, PageTable } from '#core/content/pages/siteTypes';
import { Link } from '#web/parts/Link';

/** Of an airline's drawing, from below: the last three are the same codes for three widths of the window. */
const PARTS = ['routes', 'dots', 'hubs', 'small', 'middle', 'large'] as const;

/** The facts of a page: the first table, the map, and the other tables. */
export function PageFacts({ map, tables = [] }: Pick<PageContent, 'map' | 'tables'>) {
  const [first, ...others] = tables;
  return (
    <>
      {first ? <FactTable table={first} /> : null}
      {map ? <RouteMap map={map} /> : null}
      {others.map((table) => (
        <FactTable key={table.heading} table={table} />
      ))}
    </>
  );
}

/** A drawing in use over the land in use: neither is in the document twice, both have the colors of the scheme. */
function RouteMap({ map: { heading, label, file, view, land } }: { map: PageMap }) {
  return (
    <section className="pf">
      <h2>{heading}</h2>
      <svg className="map" viewBox={view} role="img" aria-label={label}>
        {land.map((x) => (
          <use key={x} className="map__land" href="/maps/land.svg#land" x={x} />
        ))}
        {PARTS.map((part) => (
          <use key={part} className={`map__${part}`} href={`${file}#${part}`} />
        ))}
      </svg>
    </section>
  );
}

/** Beyond so many rows a list of cells would be pages long on a phone: the table scrolls there. */
const LONG = 20;

/** A table that turns into a list where the window is narrow: each cell then says its column. */
function FactTable({ table }: { table: PageTable }) {
  const { heading, note, rows } = table;
  return (
    <section className="pf">
      <h2>{heading}</h2>
      {note === undefined ? null : <p className="pf__note">{note}</p>}
      {rows.length > LONG ? (
        <section className="pf__long" aria-label={heading} tabIndex={0}>
          <Table {...table} />
        </section>
      ) : (
        <Table {...table} />
      )}
    </section>
  );
}

/** To a page of this site, or to that of an airline. */
function CellLink({ label, to }: PageLink) {
  return to.startsWith('https:') ? (
    <a href={to} target="_blank" rel="noopener noreferrer">
      {label}
    </a>
  ) : (
    <Link to={to}>{label}</Link>
  );
}

function Table({ head, rows }: PageTable) {
  return (
    <table className={head ? 'pf__table' : 'pf__table pf__table--pairs'}>
      {head ? (
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
      ) : null}
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={String(name)}>
            <th scope="row">{String(name)}</th>
            {cells.map((cell, i) => (
              <td key={head?.[i + 1] ?? i} data-head={head?.[i + 1]}>
                {typeof cell === 'string' ? cell : <CellLink {...cell} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
