/**
 * What stands around every page, drawn anew seldom; the fields of the search form with their hooks, whose answers change with each event;
 * and of the results what is small, or changes with every filter anyway: the memory that the compiler gives them was 5 KiB of the first
 * scripts.
 */
const FRAME = new RegExp(
  [
    '/src/web/(?:app/App|pages/(?:PageFrame|PageBanner|results/ResultsPage))\\.tsx',
    '/src/web/(?:features/(?:shell/|search/(?:search\\.hooks|components/(?:form\\.hooks|SearchForm|\\w+Field)))|tracking/)',
    '/src/web/features/results/components/(?:page/(?:SearchSummary|ResultsMessage)|list/LoadingList|prices/(?:DateStrip|PriceViews)|filters/(?:SortTabs|QuickFilters))',
  ].join('|'),
);

/** In the build, after ts-loader: the React Compiler over ES modules and JSX as written, then JSX. */
module.exports = (api) => {
  api.cache.forever();
  return {
    plugins: [
      // a component that it cannot compile fails the build: slow and silent otherwise
      ['babel-plugin-react-compiler', { panicThreshold: 'all_errors', sources: (file) => !FRAME.test(file) }],
      ['@babel/plugin-transform-react-jsx', { runtime: 'automatic' }],
    ],
  };
};
