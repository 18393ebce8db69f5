import { expect, test, type Page } from '@playwright/test';
import { faultsOf, LOOKS, lookAs, type Look } from './accessibility';
import { dialogsOfApp } from './app-sources';
import { OPENERS } from './dialog-openers';
import { DIALOG_OF_MODEL, DIALOG_OF_PASSKEYS } from './dialog-steps';
import { startInstallation, type Installation } from './installation';
import { addPeople } from './people';
import { signIn, WITH_ADMIN } from './sign-in';

const WIDE = { width: 1440, colorScheme: 'light' } as const;
/** A dialog has one layout from a tablet on and one for phones; the screens behind it are looked at with all widths. */
const DIALOG_LOOKS = LOOKS.filter(({ width }) => width !== 768);
const NOT_FOUND = '/nothing';
const DIALOG = '[role="dialog"], [role="alertdialog"]';

let vaglio: Installation;
let page: Page;
let now: Look;
test.beforeAll(async ({ browser }) => {
  vaglio = await startInstallation({ ...WITH_ADMIN, DEMO_DATA: '1' });
  await addPeople(vaglio);
  page = await (await browser.newContext()).newPage();
  await signIn(page, vaglio.url);
  await readNews(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});
test.afterAll(() => vaglio.stop());

/**
 * Opens an address in the app that is loaded, by way of a screen without dialogs: what was open is gone, and neither the
 * app nor axe is loaded again.
 */
async function go(path: string) {
  await follow(NOT_FOUND);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(page.locator(DIALOG), 'nothing stays open').toHaveCount(0);
  await lookAs(page, now);
  await follow(path);
}

/** As the browser's own Back does it, which no half-filled form holds where it does not know the entry. */
const follow = (path: string) =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

test('every dialog of the app is looked at here', () => {
  expect(dialogsOfApp().filter((name) => !(name in OPENERS))).toEqual([DIALOG_OF_PASSKEYS, DIALOG_OF_MODEL]);
});

for (const [name, open] of Object.entries(OPENERS))
  test(`${name} has no fault, wide and narrow, in both colour schemes`, async () => {
    now = WIDE;
    await open(page, go);
    const dialog = page.getByRole('dialog').last();
    await expect(dialog).toBeVisible();
    const faults: string[] = [];
    for (const look of DIALOG_LOOKS) {
      now = look;
      await lookAs(page, look);
      // What belongs to the details beside the list goes with them.
      if ((await dialog.count()) === 0) await open(page, go);
      await expect(dialog).toBeVisible();
      faults.push(...(await faultsOf(page, look, DIALOG)));
    }
    expect(faults).toEqual([]);
  });

/** Reads the sample news, extracts two articles and curates, so that there are quotes, and articles that wait; a second prompt. */
async function readNews(signedIn: Page) {
  const token = await signedIn.evaluate(() => localStorage.getItem('accessToken'));
  const call = async (method: string, path: string, data: object = {}) => {
    const answer = await signedIn.request.fetch(`${vaglio.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(method === 'GET' ? {} : { data }),
    });
    expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true);
    return answer.json();
  };
  await call('PUT', '/auth/admin/scrapers/config/news', { enabled: true, intervalSec: 86_400 });
  await expect.poll(async () => (await call('GET', '/auth/llm/pending')).pending).toBe(12);
  // On the server, so that no call waits for it; what is left waits for the browser's own batch.
  const run = await call('POST', '/auth/llm/runs', { batch: 1, delay_ms: 1000 });
  await expect.poll(async () => (await call('GET', '/auth/llm/pending')).pending).toBeLessThan(11);
  await call('POST', `/auth/llm/runs/${run.id}/cancel`);
  await call('POST', '/auth/startups/curate/run', { limit: 500, dryRun: false });
  const { prompt_id: _, ...prompt } = await call('GET', '/auth/llm/prompt');
  await call('PUT', '/auth/llm/prompt', { name: prompt.name, prompt: `${prompt.body}\nBe brief.` });
}
