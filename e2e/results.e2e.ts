/** What stands around the list of flights, in a real browser: the whole cost, and flights side by side. */
import { formatQueryDate } from '#core/domain/dates';
import { axeFaults, DESKTOP, overflowOf, PHONE } from './support/browser';
import { setStage } from './support/stage';
import { daysAhead } from './support/traveler';

const stage = setStage();

const address = (prefix: string): string =>
  `${prefix}/flights/search?ori=JFK&des=LAX&departdate=${formatQueryDate(daysAhead(30))}&returndate=${formatQueryDate(daysAhead(37))}&triptype=R&cabin=Economy&adt=1&chd=0&inf=0`;

it.each([
  ['a desk', DESKTOP],
  ['a phone', PHONE],
])('flights side by side at %s: chosen, opened, shared by address, closed by Escape', async (_, viewport) => {
  const open = await stage.open({ viewport });
  const { page } = open;
  await page.goto(address(''));
  const toggles = page.getByRole('list', { name: 'Flights' }).getByRole('button', { name: /^Compare / });
  for (const i of [0, 1, 2]) await toggles.nth(i).click();
  const bar = page.getByRole('region', { name: 'Flights to compare' });
  const opener = bar.getByRole('button', { name: 'Compare 3 flights' });
  expect(await axeFaults(page)).toEqual([]);

  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Compare flights' });
  await dialog.getByRole('table').waitFor();
  expect(await dialog.getByRole('columnheader').count()).toBe(4);
  expect(await axeFaults(page)).toEqual([]);
  expect(await overflowOf(page)).toBe(0);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);

  await page.reload();
  await opener.waitFor();
  expect(await toggles.first().getAttribute('aria-pressed')).toBe('true');
  await open.close();
});

it('the whole cost stays in the address, and breaks no rule of access', async () => {
  const open = await stage.open();
  const { page } = open;
  await page.goto(address('/us-es'));
  await page.getByRole('group', { name: 'Costo completo' }).getByRole('checkbox').nth(1).click();
  await page.waitForURL(/[?&]with=/);
  expect(await axeFaults(page)).toEqual([]);
  await page.reload();
  await page.getByRole('group', { name: 'Costo completo' }).waitFor();
  expect(await page.getByRole('group', { name: 'Costo completo' }).getByRole('checkbox').nth(1).isChecked()).toBe(true);
  await open.close();
});
