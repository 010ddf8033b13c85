/** Each screen as people have it: translated by the browser, on a slow line, in the oldest browser that we promise. */
import type { Page } from '@playwright/test';
import { LOCALES } from '#core/domain/site/routes';
import { growOld, slowDown, translate } from './fixtures/conditions';
import { expectWhole, NO_TRIP, openScreen, SCREENS } from './fixtures/screens';
import { test } from './fixtures/test';

test.describe.configure({ mode: 'parallel' });

const CONDITIONS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  translated: (page) => page.addInitScript(translate),
  'on a slow line': slowDown,
  'in an older browser': (page) => page.addInitScript(growOld),
};

for (const [name, begin] of Object.entries(CONDITIONS))
  for (const locale of LOCALES)
    test(`each screen ${name}: ${locale}${locale === 'es' ? ' @release' : ''}`, async ({ page, faults }) => {
      faults.expect(...NO_TRIP);
      await begin(page);
      for (const path of SCREENS) {
        await openScreen(page, path, locale);
        await expectWhole(page);
      }
    });
