/** Lighthouse's slow phone, as its harness sets it. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { launchBrowser } from '../../../e2e/fixtures/chromium';

const LINE = { offline: false, latency: 562.5, downloadThroughput: (1.6e6 / 8) * 0.9, uploadThroughput: (750e3 / 8) * 0.9 };
const CPU_SLOWDOWN = 4;
export const PHONE = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true };

/** A page in a fresh profile of that phone; the browser ends with it. */
export async function onPhone<T>(visit: (page: Page) => Promise<T>): Promise<T> {
  const browser: Browser = await launchBrowser();
  try {
    const context: BrowserContext = await browser.newContext(PHONE);
    const page = await context.newPage();
    const tools = await context.newCDPSession(page);
    await tools.send('Network.emulateNetworkConditions', LINE);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return await visit(page);
  } finally {
    await browser.close();
  }
}
