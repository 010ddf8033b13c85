/** A loader: the table of airlines' colors, `"AA": [ground, letters]`, as rules of a style sheet. */
module.exports = (source) =>
  Object.entries(JSON.parse(source))
    .map(([code, [ground, letters]]) => `.tile--${code} { --tile: ${ground};${letters ? ` --tile-ink: ${letters};` : ''} }`)
    .join('\n');
