/**
 * `package.json` "imports" is the only alias definition. webpack and dependency-cruiser take just the first target of an
 * alias (Node's rule), so both are given the folder behind it and find `.tsx` by their own extensions.
 */
const path = require('node:path');
const { imports } = require('../../package.json');

const root = path.resolve(__dirname, '../..');
const alias = Object.fromEntries(
  Object.entries(imports).map(([name, target]) => [
    name.replace('/*', ''),
    path.join(root, String([target].flat()[0]).replace('/*.ts', '')),
  ]),
);

module.exports = { resolve: { alias, extensions: ['.ts', '.tsx', '.js', '.json'] } };
