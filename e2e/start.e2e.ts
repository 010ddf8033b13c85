/** When the application starts on a prerendered page, and that nothing done before is lost. */
import path from 'node:path';
import type { Page, Route } from 'playwright-core';
import { DESKTOP, PHONE } from './support/browser';
import type { WatchedPage } from './support/browser';
import { setStage } from './support/stage';

const stage = setStage();

const APP = /\/assets\/app\.[^/]+\.js$/;
/** Names of the scripts that a page asks for, as they come. */
function scriptsOf(page: Page): readonly string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || request.url().endsWith('.js')) names.push(path.basename(request.url()).split('.')[0] ?? '');
  });
  return names;
}
const still = (viewport: { readonly width: number; readonly height: number } = DESKTOP): Promise<WatchedPage> =>
  stage.open({ viewport, isStill: true });

/** Holds the application's script back until it is let go. */
async function holdApp(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isOpen = false;
  await page.route(APP, async (route) => {
    if (isOpen) await route.continue();
    else held.push(route);
  });
  return async () => {
    isOpen = true;
    await Promise.all(held.map((route) => route.continue()));
  };
}

describe('on a prerendered page', () => {
  it('loads one small script and nothing more until somebody is there', async () => {
    const open = await still();
    const scripts = scriptsOf(open.page);
    await open.page.goto('/', { waitUntil: 'networkidle' });
    expect(scripts).toEqual(['main']);
    const started = open.page.waitForResponse(APP);
    await open.page.mouse.move(300, 300);
    await started;
    expect(scripts).toEqual(expect.arrayContaining(['react', 'state', 'app', 'home', 'messages-en']));
    await open.close();
  });

  it('starts by itself after a while, for tools that give no sign', async () => {
    const open = await still();
    await open.page.clock.install();
    const scripts = scriptsOf(open.page);
    await open.page.goto('/contact-us', { waitUntil: 'load' });
    expect(scripts).toEqual(['main']);
    const started = open.page.waitForResponse(APP);
    await open.page.clock.fastForward(15_100);
    await started;
    await open.close();
  });

  it.each([
    ['an address with a tracking code', (page: Page) => page.goto('/about-us?fftfn=GOOGLE1')],
    [
      'a visitor who was here before',
      async (page: Page) => {
        await page.addInitScript(() => localStorage.setItem('recentSearches', '[]'));
        await page.goto('/about-us');
      },
    ],
  ])('starts at once for %s', async (_, visit) => {
    const open = await still();
    await open.page.clock.install();
    const started = open.page.waitForResponse(APP);
    await visit(open.page);
    await started;
    await open.close();
  });
});

describe('what was done before the application listened', () => {
  it('typing and choices arrive', async () => {
    const { page, close } = await still();
    const release = await holdApp(page);
    await page.goto('/');
    await page.getByRole('combobox', { name: 'From' }).pressSequentially('new yo');
    await page.getByRole('radio', { name: 'One way' }).click();
    await page.getByRole('combobox', { name: 'To' }).pressSequentially('los a');
    await release();
    await page.getByRole('option', { name: /^LAX/ }).waitFor();
    expect(await page.getByRole('combobox', { name: 'From' }).inputValue()).toBe('new yo');
    expect(await page.getByRole('combobox', { name: 'To' }).inputValue()).toBe('los a');
    expect(await page.getByRole('radio', { name: 'One way' }).isChecked()).toBe(true);
    expect(await page.getByRole('textbox', { name: 'Return' }).count()).toBe(0);
    await close();
  });

  it('a pressed button does its work once', async () => {
    const { page, close } = await still(PHONE);
    const release = await holdApp(page);
    await page.goto('/about-us');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await release();
    await page.getByRole('dialog').getByRole('link', { name: 'Contact Us' }).waitFor();
    await close();
  });

  it('a call is told of, and the telephone rings once', async () => {
    const { page, close } = await still();
    const release = await holdApp(page);
    await page.goto('/about-us');
    await page.evaluate(() => {
      // Chromium here has no telephone; count what would ring
      Reflect.set(window, 'rings', 0);
      window.addEventListener('click', (event) => {
        if (!event.defaultPrevented) Reflect.set(window, 'rings', Number(Reflect.get(window, 'rings')) + 1);
        event.preventDefault();
      });
    });
    await page.getByRole('banner').getByRole('link', { name: '(800) 555-0142' }).click();
    const told = page.waitForRequest(/\/api\/callclick/);
    await release();
    expect((await told).postDataJSON()).toMatchObject({ tfn: '800555-0142', pageUrl: '/about-us' });
    expect(await page.evaluate(() => Reflect.get(window, 'rings') as number)).toBe(1);
    await close();
  });
});
