/** What React would put elsewhere, and what it must leave as it is. */
import { createElement } from 'react';
import { carriedBy } from '../pageBody';
import type { BuildManifest } from '../buildManifest';
import { siteDocument } from './siteDocument';

const SCRIPT = `if (a < b && "c" > 'd') run();`;
const STYLE = `.a > .b { content: "&'" }`;
const main = { scripts: [{ src: '/main.js', integrity: 'sha256-m' }], styles: [{ src: '/main.css', integrity: null }] };
const calls = { scripts: [{ src: '/calls.js', integrity: null }], styles: [] };
const manifest: BuildManifest = { entries: { main, calls }, chunks: {}, fonts: ['/a.woff2'] };
const carries = { script: 'calls', styles: true, textOf: (src: string) => (src === '/calls.js' ? SCRIPT : STYLE) };

const HOSTILE = `</title><b>"'&`;
const html = siteDocument({
  lang: 'en',
  title: HOSTILE,
  assets: { manifest, entry: 'main', carries },
  renderedHead: '<meta name="built">',
  body: createElement('p', { title: HOSTILE }, HOSTILE),
});
const [head = '', body = ''] = html.split('</head>');

it('says first how it is encoded, and asks for fonts in the body', () => {
  expect(html).toMatch(/^<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"\/>/i);
  expect([head.includes('.woff2'), head.includes('<meta name="built">')]).toEqual([false, true]);
  expect(body).toMatch(/^<body><link rel="preload" as="font" type="font\/woff2" href="\/a\.woff2" crossorigin=""\/><p /);
});

it('carries scripts and styles as the policy has hashed them', () => {
  expect(head).toContain(`<script>${SCRIPT}</script><style data-href="/main.css">${STYLE}</style>`);
  expect(carriedBy(html)).toEqual({ scripts: [expect.stringMatching(/^'sha256-/)], styles: [expect.stringMatching(/^'sha256-/)] });
});

it('takes text for text', () => {
  expect(html).not.toContain('<b>');
  expect(html.split('&lt;/title&gt;&lt;b&gt;&quot;&#x27;&amp;')).toHaveLength(4);
});
