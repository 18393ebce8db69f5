import { expect, test, type Page } from '@playwright/test';
import { faultsOf, LOOKS, lookAs, type Look } from './accessibility';
import { dialogsOfApp } from './app-sources';
import { OPENERS } from './dialog-openers';
import { DIALOG_OF_CONNECTIONS, DIALOG_OF_MODEL, DIALOG_OF_PASSKEYS } from './dialog-steps';
import { startInstallation, type Installation } from './installation';
import { addPeople } from './people';
import { signIn, WITH_ADMIN } from './sign-in';

const WIDE = { width: 1440, colorScheme: 'light' } as const;
/** Looks for dialogs. They have the same layout on tablets and wide screens, so the tablet width is omitted. */
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
 * Opens an address within the loaded app by way of a screen without dialogs. This closes open dialogs without reloading
 * the app and axe.
 */
async function go(path: string) {
  await follow(NOT_FOUND);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(page.locator(DIALOG), 'nothing stays open').toHaveCount(0);
  await lookAs(page, now);
  await follow(path);
}

/**
 * Navigates like the browser's Back button. Without a known history entry, an unsaved form does not block the
 * navigation.
 */
const follow = (path: string) =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

test('every dialog of the app is covered by this accessibility check or listed as an exception', () => {
  expect(dialogsOfApp().filter((name) => !(name in OPENERS))).toEqual([
    DIALOG_OF_PASSKEYS,
    DIALOG_OF_CONNECTIONS,
    DIALOG_OF_MODEL,
  ]);
});

for (const [name, open] of Object.entries(OPENERS))
  test(`${name} is accessible on wide and narrow screens in both colour schemes`, async () => {
    now = WIDE;
    await open(page, go);
    const dialog = page.getByRole('dialog').last();
    await expect(dialog).toBeVisible();
    const faults: string[] = [];
    for (const look of DIALOG_LOOKS) {
      now = look;
      await lookAs(page, look);
      // A new layout closes dialogs of the details pane, so they are opened again.
      if ((await dialog.count()) === 0) await open(page, go);
      await expect(dialog).toBeVisible();
      faults.push(...(await faultsOf(page, look, DIALOG)));
    }
    expect(faults).toEqual([]);
  });

/**
 * Loads the sample news, extracts two articles and curates the results. This creates quotes and pending articles.
 * Finally, it adds a second prompt version.
 */
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
  // The first extraction runs on the server. The other articles remain for the batch run in the browser.
  const run = await call('POST', '/auth/llm/runs', { batch: 1, delay_ms: 1000 });
  await expect.poll(async () => (await call('GET', '/auth/llm/pending')).pending).toBeLessThan(11);
  await call('POST', `/auth/llm/runs/${run.id}/cancel`);
  await call('POST', '/auth/startups/curate/run', { limit: 500, dryRun: false });
  const { prompt_id: _, ...prompt } = await call('GET', '/auth/llm/prompt');
  await call('PUT', '/auth/llm/prompt', { name: prompt.name, prompt: `${prompt.body}\nBe brief.` });
}
