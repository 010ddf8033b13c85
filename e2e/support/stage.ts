/** What most files of real-browser tests need: one site and one browser, from the first test to the last. */
import type { Browser } from 'playwright-core';
import { launchBrowser, openPage } from './browser';
import type { PageOptions, WatchedPage } from './browser';
import { cleanUp, startSite } from './site';
import type { Site } from './site';

export interface Stage {
  readonly site: Site;
  readonly origin: string;
  /** A fresh visitor's page on the site. */
  open(options?: Omit<PageOptions, 'origin'>): Promise<WatchedPage>;
  /** Ends the site and begins again on its data, at the same address. */
  restart(): Promise<void>;
}

/** Sets the stage of the file that calls it; what it offers stands from the first `beforeAll` on. */
export function setStage(): Stage {
  let site: Site | undefined;
  let browser: Browser | undefined;
  const standing = <T>(thing: T | undefined): T => {
    if (thing === undefined) throw new Error('the stage stands during tests only');
    return thing;
  };

  beforeAll(async () => {
    [site, browser] = await Promise.all([startSite(), launchBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await cleanUp();
  });

  return {
    get site() {
      return standing(site);
    },
    get origin() {
      return standing(site).origin;
    },
    open: (options) => openPage(standing(browser), { ...options, origin: standing(site).origin }),
    restart: async () => {
      const { dataDir, origin, stop } = standing(site);
      await stop('SIGTERM');
      site = await startSite({ dataDir, port: Number(new URL(origin).port) });
    },
  };
}
