/**
 * The feed as a strict reader of XML takes them (content.44).
 *
 * @jest-environment jsdom
 */
import { ARTICLES } from '#core/content/blog/articleSlugs';
import { routeExists } from '#core/content/routes/routeExists';
import { matchRoute } from '#core/domain/site/routes';
import { feedXml } from './feed';

const ORIGIN = 'https://www.example.com';
const BRAND = { brandName: 'Wing & <Fare>' };

const isPage = (path: string): boolean => {
  const match = matchRoute(path);
  return match !== null && routeExists(match);
};

const ATOM = 'http://www.w3.org/2005/Atom';

describe('the feed', () => {
  const doc = new DOMParser().parseFromString(feedXml(ORIGIN, BRAND), 'application/xml');
  const root = doc.documentElement;
  const all = (parent: Element, name: string): readonly Element[] => [...parent.children].filter((child) => child.localName === name);
  const textOf = (parent: Element, name: string): string => all(parent, name)[0]?.textContent ?? '';

  it('is well-formed Atom with what RFC 4287 asks for, each once', () => {
    expect([root.namespaceURI, root.localName]).toEqual([ATOM, 'feed']);
    expect(doc.getElementsByTagName('parsererror')).toHaveLength(0);
    expect(textOf(root, 'title')).toContain('Wing & <Fare>');
    const entries = all(root, 'entry');
    for (const element of [root, ...entries]) {
      expect(['id', 'title', 'updated'].map((name) => all(element, name).length)).toEqual([1, 1, 1]);
      expect(textOf(element, 'id')).toMatch(/^https:\/\/www\.example\.com\/blog\//);
      expect(new Date(textOf(element, 'updated')).toISOString()).toBe(textOf(element, 'updated').replace('Z', '.000Z'));
    }
    expect(entries).toHaveLength(ARTICLES.length);
    expect(new Set(entries.map((entry) => textOf(entry, 'id'))).size).toBe(entries.length);
    const latest = entries
      .map((entry) => textOf(entry, 'updated'))
      .sort()
      .pop();
    expect(textOf(root, 'updated')).toBe(latest);
  });

  it('has every article in full, as HTML without scripts or attributes, and leads to its page', () => {
    for (const entry of all(root, 'entry')) {
      const link = all(entry, 'link')[0]?.getAttribute('href') ?? '';
      expect(isPage(new URL(link).pathname)).toBe(true);
      expect(isPage(new URL(all(entry, 'author')[0]?.lastElementChild?.textContent ?? '').pathname)).toBe(true);
      const html = new DOMParser().parseFromString(textOf(entry, 'content'), 'text/html').body;
      expect([...new Set([...html.querySelectorAll('*')].map((el) => el.localName))].sort()).toEqual(
        expect.arrayContaining(['h2', 'p']) as string[],
      );
      expect([...html.querySelectorAll('*')].flatMap((el) => el.getAttributeNames())).toEqual([]);
      expect(html.textContent.split(/\s+/).length).toBeGreaterThan(550);
    }
  });
});
