/** The alert rules and the dashboard that we hand out read metrics that there are, and each alert has its paragraph in the runbook. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { createMetrics } from './registry';

const ROOT = path.resolve(__dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly runbook_url: string };
}
interface Panel {
  readonly type: string;
  readonly title: string;
  readonly targets?: readonly { readonly expr: string }[];
}

// our own files, whose shape the first tests look at
const { groups } = parse(read('deploy/prometheus/alerts.yml')) as { readonly groups: readonly { readonly rules: readonly Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(read('deploy/grafana/wingfare.json')) as {
  readonly panels: readonly Panel[];
  readonly templating: { readonly list: readonly { readonly query: string | { readonly query: string } }[] };
};
const panels = dashboard.panels.filter(({ type }) => type !== 'row');
const expressions = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr] as const)),
];

/** What a scrape adds by itself. */
const SCRAPED = ['job', 'instance'];
const OPERATORS = new Set(['and', 'or', 'unless', 'by', 'without', 'on', 'ignoring', 'bool']);

/** Each series by its name as it is written in answers, with the labels that it has. */
const series = new Map<string, ReadonlySet<string>>([['up', new Set(SCRAPED)]]);

beforeAll(() => {
  for (const metric of createMetrics().registry.getMetricsAsArray()) {
    // prom-client keeps them on the object, and leaves them out of its types
    const { labelNames = [] } = metric as { readonly labelNames?: readonly string[] };
    const labels = [...labelNames, ...SCRAPED];
    series.set(metric.name, new Set(labels));
    if (String(metric.type) === 'histogram')
      for (const part of ['_count', '_sum', '_bucket']) series.set(metric.name + part, new Set([...labels, 'le']));
  }
});

interface Named {
  readonly metrics: readonly string[];
  readonly labels: readonly string[];
}

/** The names of series, and of labels that they are chosen and grouped by, in an expression of PromQL. */
function namesIn(expression: string): Named {
  const bare = expression.replace(/"[^"]*"|'[^']*'/g, '""');
  const matched = [...bare.matchAll(/\{([^}]*)\}/g)].flatMap(([, inner = '']) => [...inner.matchAll(/(\w+)\s*[=!]/g)]);
  const grouped = [...bare.matchAll(/\b(?:by|without|on|ignoring)\s*\(([^)]*)\)/g)].flatMap(([, inner = '']) => [
    ...inner.matchAll(/(\w+)/g),
  ]);
  const rest = bare
    .replace(/\{[^}]*\}/g, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\b(by|without|on|ignoring)\s*\([^)]*\)/g, '$1');
  const words = [...rest.matchAll(/(?<![\w.])([a-z_]\w*)\b(\s*\()?/g)];
  return {
    metrics: words.flatMap(([, name = '', opens]) => (opens !== undefined || OPERATORS.has(name) || isAggregate(rest, name) ? [] : [name])),
    labels: [...matched, ...grouped].map(([, label = '']) => label),
  };
}

/** `sum by (…) (…)`: what follows the function is no parenthesis. */
const isAggregate = (text: string, name: string): boolean => new RegExp(`\\b${name}\\s+(?:by|without)\\b`).test(text);

it('finds the names in an expression', () => {
  expect(namesIn('sum by (le, route) (rate(a_total{x="y(z", w!~"v"}[5m])) / max(b_seconds) > 0.2 and on (job) c == 1')).toEqual({
    metrics: ['a_total', 'b_seconds', 'c'],
    labels: ['x', 'w', 'le', 'route', 'job'],
  });
});

it('has an alert for each thing that somebody would be called for, and panels for the rest', () => {
  expect(rules.map(({ alert }) => alert)).toEqual([...new Set(rules.map(({ alert }) => alert))]);
  expect(rules.length).toBeGreaterThanOrEqual(8);
  expect(panels.length).toBeGreaterThanOrEqual(15);
  expect(new Set(rules.map(({ labels }) => labels.severity))).toEqual(new Set(['critical', 'warning']));
});

it.each(expressions)('%s reads what is counted: %s', (_name, expression) => {
  const { metrics, labels } = namesIn(expression);
  expect(metrics.length).toBeGreaterThan(0);
  expect(metrics.filter((name) => !series.has(name))).toEqual([]);
  const known = new Set(metrics.flatMap((name) => [...(series.get(name) ?? [])]));
  expect(labels.filter((label) => !known.has(label))).toEqual([]);
});

it('shows every metric of our own on the dashboard', () => {
  const shown = new Set(panels.flatMap(({ targets = [] }) => targets.flatMap(({ expr }) => namesIn(expr).metrics)));
  const ours = createMetrics()
    .registry.getMetricsAsArray()
    .map(({ name }) => name)
    .filter((name) => name.startsWith('wingfare_'));
  expect(ours.filter((name) => ![name, `${name}_count`, `${name}_bucket`].some((one) => shown.has(one)))).toEqual([]);
});

it('fills its list of processes from a metric that there is', () => {
  const queries = dashboard.templating.list.flatMap(({ query }) => (typeof query === 'string' ? [] : [query.query]));
  expect(queries).toHaveLength(1);
  expect(series.has(/label_values\((\w+)/.exec(queries[0] ?? '')?.[1] ?? '')).toBe(true);
});

it.each(rules.map(({ alert, annotations }) => [alert, annotations.runbook_url]))('%s is explained at %s', (alert, runbook) => {
  const [file = '', anchor] = runbook.split('#');
  expect([file, anchor]).toEqual(['docs/operations.md', alert.toLowerCase()]);
  expect(read(file).split('\n')).toContain(`### ${alert}`);
});

it('names only labels that an alert has in its summary', () => {
  for (const { alert, expr, annotations } of rules) {
    const used = [...annotations.summary.matchAll(/\$labels\.(\w+)/g)].map(([, label = '']) => label);
    const grouped = /\bby\s*\(([^)]*)\)/.exec(expr)?.[1]?.split(/,\s*/) ?? SCRAPED;
    expect([alert, used.filter((label) => !grouped.includes(label))]).toEqual([alert, []]);
  }
});
