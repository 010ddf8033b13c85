/** The blog in a real browser: an article, its comments from sending to publication, and what a comment may never be. */
import { ARTICLES } from '#core/content/blog/articleSlugs';
import { DEFAULT_BRAND } from '#core/content/brand';
import { enquiries as en } from '#core/content/messages/site/enquiries.en';
import { enquiries as es } from '#core/content/messages/site/enquiries.es';
import { XSS_VECTORS } from '#testing/site/xssVectors';
import { isRelease } from '#testing/testSize';
import { PHONE } from './fixtures/chromium';
import { sendComment } from './fixtures/comments';
import { desk } from './fixtures/desk';
import { loseFirstAnswer } from './fixtures/loseAnswer';
import { mailsIn } from './fixtures/mails';
import { axeFaults, overflowOf } from './fixtures/pageChecks';
import { expect, test } from './fixtures/test';

const ARTICLE = 'when-a-fare-goes-up-while-you-book';
/** Articles on which one test each comments. */
const [WAITING, LINKED, ANSWERED] = ['schedule-changes', 'when-to-buy', 'basic-economy'] as const;
const COMMENT = { name: 'María Quiñones', email: 'lucia@example.com', message: 'Dos reservas costaron menos.\n\n<i>Gracias</i>' };
const BLOG_LINE = /^tel:\+/;

test('an article has its parts, its author, three others, its data and a feed; calls from it say so', async ({ page, request }) => {
  await page.goto('/blog');
  await expect(page.locator('.blog__card')).toHaveCount(ARTICLES.length);
  await page.getByRole('link', { name: 'When a fare goes up while you book' }).click();
  await page.getByRole('heading', { level: 1, name: 'When a fare goes up while you book' }).waitFor();
  const contents = page.getByRole('navigation', { name: 'In this article' }).getByRole('link');
  const last = contents.last();
  const heading = (await last.textContent()) ?? '';
  await last.click();
  await expect(page.getByRole('heading', { level: 2, name: heading })).toBeInViewport();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('Link copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/blog/${ARTICLE}$`));

  // the blog's own line, and where its links stand
  const inside = page.locator('.blog a[href^="tel:"]');
  expect(await inside.count()).toBeGreaterThan(0);
  for (const link of await inside.all()) {
    await expect(link).toHaveAttribute('data-placement', 'Blog Detail');
    await expect(link).toHaveAttribute('href', BLOG_LINE);
    expect(await link.getAttribute('href')).toBe(await page.locator('header a[href^="tel:"]').first().getAttribute('href'));
  }
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
  const post = page.waitForRequest((sent) => sent.url().endsWith('/api/callclick'));
  await inside.first().click();
  expect((await post).postDataJSON()).toMatchObject({ placement: 'Blog Detail', pageUrl: `/blog/${ARTICLE}` });

  const html = await (await request.get(`/us-es/blog/${ARTICLE}`)).text();
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Readonly<Record<string, unknown>>,
  );
  expect(data.find((block) => block['@type'] === 'BlogPosting')).toMatchObject({
    inLanguage: 'es-US',
    author: { '@type': 'Organization', name: `Redacción ${DEFAULT_BRAND.brandName}` },
    datePublished: expect.stringMatching(/^2026-\d\d-\d\d$/),
  });
  const feed = /<link rel="alternate" type="application\/atom\+xml" href="([^"]*)"/.exec(html)?.[1] ?? '';
  expect(new URL(feed).pathname).toBe('/blog/feed.xml');
  expect((await request.get(feed)).headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
});

test('its comments and their form come only when they are near', { tag: '@release' }, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  const isOfComments = (path: string): boolean => /\/forms\.[^/]*\.js$|\/api\/loadcmnts$/.test(path);
  await page.goto(`/blog/${ARTICLE}`, { waitUntil: 'networkidle' });
  expect(scripts.some((path) => /\/app\.[^/]*\.js$/.test(path))).toBe(true);
  expect(scripts.filter(isOfComments)).toEqual([]);
  await page.getByRole('heading', { name: 'Comments', exact: true }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: en.comment.send }).waitFor();
  expect(scripts.filter(isOfComments)).toHaveLength(2);
});

test(
  'the form of comments says what is missing, keeps what was typed when an answer is lost, and stores it once: es, 390 px',
  { tag: '@release' },
  async ({ page, site, faults }) => {
    faults.expect(/ERR_FAILED/, /submitcomment: network/);
    await page.setViewportSize(PHONE);
    await page.goto(`/us-es/blog/${ARTICLE}#comments`);
    const send = page.getByRole('button', { name: es.comment.send });
    await send.click();
    await expect(page.getByLabel(es.comment.field, { exact: true })).toHaveAccessibleDescription(es.faults.message_missing);
    await page.getByLabel(es.fields.name, { exact: true }).fill('María Quiñones');
    await page.getByLabel(es.fields.email).fill('lucia@example.com');
    await page.getByLabel(es.comment.field, { exact: true }).fill('Dos reservas costaron menos.');
    await page.getByRole('checkbox', { name: es.comment.wantsReplies }).check();
    expect(await axeFaults(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
    await loseFirstAnswer(page, '**/api/submitcomment');
    await send.click();
    await page.getByText(/No pudimos|no pudimos/).waitFor();
    await send.click();
    await page.getByRole('heading', { name: es.comment.sentHeading }).waitFor();
    const stored = await site.query<{ reference: string; state: string }>('select reference, state from comments where article = $1', [
      ARTICLE,
    ]);
    expect(stored).toMatchObject([{ state: 'pending' }]);
    await expect(page.getByText(stored[0]?.reference ?? 'none')).toBeVisible();
  },
);

test('a comment waits for the editor; writer and editor are told by mail', { tag: '@release' }, async ({ page, site }) => {
  const { reference } = await sendComment(site, { blogurl: WAITING, ...COMMENT, locale: 'es' });
  const mails = () => mailsIn(site.dataDir).filter((mail) => mail.includes(reference));
  await expect.poll(() => mails().length).toBe(2);
  expect(await desk(site, 'comments', '--open', '--csv')).toContain(reference);
  await page.goto(`/us-es/blog/${WAITING}#comments`);
  await page.getByText(es.comment.none).waitFor();
  expect(await desk(site, 'comment', 'approve', reference)).toMatch(/approved/);
  await page.reload();
  await page.getByRole('article', { name: /^María Quiñones/ }).waitFor();
  const isPublished = (mail: string): boolean => /^Subject: .*comentario.*publicado/im.test(mail);
  await expect.poll(() => mailsIn(site.dataDir).filter(isPublished).length, { timeout: 40_000 }).toBe(1);
});

test('the link of a mail leads to its comment, which is plain and without an address', { tag: '@release' }, async ({ page, site }) => {
  const { reference, id } = await sendComment(site, { blogurl: LINKED, ...COMMENT, locale: 'es' });
  await desk(site, 'comment', 'approve', reference);
  await page.goto(`/us-es/blog/${LINKED}?x=1#comment-${String(id)}`);
  const comment = page.getByRole('article', { name: /^María Quiñones/ });
  await expect(comment).toBeInViewport();
  await expect(comment.getByText('<i>Gracias</i>')).toBeVisible();
  expect(await page.content()).not.toContain(COMMENT.email);
});

test('a reply is written below its comment and published there: es, 390 px', { tag: '@release' }, async ({ page, site }) => {
  const { reference } = await sendComment(site, { blogurl: ANSWERED, ...COMMENT, locale: 'es' });
  await desk(site, 'comment', 'approve', reference);
  await page.setViewportSize(PHONE);
  await page.goto(`/us-es/blog/${ANSWERED}#comments`);
  const comment = page.getByRole('article', { name: /^María Quiñones/ });
  await comment.getByRole('button', { name: es.comment.replyTo('María Quiñones') }).click();
  await comment.getByLabel(es.fields.name, { exact: true }).fill('Otto');
  await comment.getByLabel(es.fields.email).fill('otto@example.com');
  await comment.getByLabel(es.comment.field, { exact: true }).fill('A mí me pasó igual.');
  expect(await axeFaults(page)).toEqual([]);
  await comment.getByRole('button', { name: es.comment.sendReply }).click();
  await comment.getByRole('heading', { name: es.comment.sentHeading }).waitFor();
  const [reply] = await site.query<{ reference: string }>('select reference from comments where article = $1 and parent_id is not null', [
    ANSWERED,
  ]);
  await desk(site, 'comment', 'approve', reply?.reference ?? '');
  await page.reload();
  await page.getByText('A mí me pasó igual.').waitFor();
  expect(await axeFaults(page)).toEqual([]);
  expect(await overflowOf(page)).toBe(0);
});

test('a comment is plain text, whatever is in it', { tag: '@release' }, async ({ page, site }) => {
  test.setTimeout(300_000);
  // comments.test.tsx shows every one of them, in a page without paint
  const vectors = isRelease ? XSS_VECTORS : XSS_VECTORS.filter((_, i) => i % 4 === 0);
  const slug = 'how-to-read-a-fare';
  /** Each vector on lines of its own; the first of each comment is its writer's name too, where it is short enough for one. */
  const PER_COMMENT = 8;
  const sent: { readonly name: string; readonly message: string }[] = [];
  for (let i = 0; i < vectors.length; i += PER_COMMENT) {
    const some = vectors.slice(i, i + PER_COMMENT);
    const name = some.find((text) => text.length <= 80 && !/[\n\t]/.test(text) && text === text.trim()) ?? `Reader ${String(i)}`;
    sent.push({ name, message: some.join('\n').trim() });
  }
  for (const written of sent) {
    await sendComment(site, { blogurl: slug, ...written, email: 'iris@example.com', locale: 'en' });
  }
  const waiting = await site.query<{ reference: string }>('select reference from comments where article = $1', [slug]);
  await desk(site, 'comment', 'approve', ...waiting.map(({ reference }) => reference));

  let asks = 0;
  page.on('dialog', (dialog) => {
    asks += 1;
    void dialog.dismiss();
  });
  for (const address of isRelease ? [`/blog/${slug}`, `/us-es/blog/${slug}`] : [`/us-es/blog/${slug}`]) {
    await page.goto(`${address}#comments`);
    const more = page.locator('.comments__more');
    await page.locator('.comments__one').first().waitFor();
    while ((await more.count()) > 0) await more.click();
    const shown = await page.locator('.comments__one').evaluateAll((all) =>
      all.map((one) => {
        const [by, text] = [one.querySelector('.comments__by b'), one.querySelector('.comments__text')];
        return { name: by?.textContent, message: text?.textContent, elements: (by?.children.length ?? 0) + (text?.children.length ?? 0) };
      }),
    );
    // names are kept in plain letters (core/domain/typed), and with them full-width brackets become those of HTML
    const plain = (name: string): string => name.normalize('NFKC').replace(/ +/g, ' ');
    expect(shown).toEqual(sent.map(({ name, message }) => ({ name: plain(name), message, elements: 0 })));
    // what runs when it is touched
    for (const one of await page.locator('.comments__text').all()) await one.click();
    expect(await page.evaluate(() => Reflect.get(window, 'ran') as unknown)).toBeUndefined();
    expect(new URL(page.url()).pathname).toBe(address);
  }
  expect(asks).toBe(0);
});
