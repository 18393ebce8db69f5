import { expect, test, type Page } from '@playwright/test';
import { faultsOf, LOOKS, lookAs } from './accessibility';
import { pathsOfApp, settingsKeys } from './app-sources';
import { startInstallation, type Installation } from './installation';
import { signIn, WITH_ADMIN } from './sign-in';

/** Seen without being signed in. */
const PUBLIC = ['/', '/change-password-first', '/login', '/change-password', '/forgot-password'];
/** Nobody stays there: people come back to it from their provider, and go on at once. */
const PASSED_THROUGH = '/login/oidc';
const NOT_FOUND = '/nothing';
const SETTINGS = '/configurations';

/** Every other screen, with the demo data in it. */
const SIGNED_IN = [
  ...pathsOfApp().filter((path) => !PUBLIC.includes(path) && path !== SETTINGS && path !== PASSED_THROUGH),
  ...settingsKeys().map((key) => `${SETTINGS}#${key}`),
  `${SETTINGS}?tab=curated#results`,
];

let vaglio: Installation;
let page: Page;
const complaints: string[] = [];
test.beforeAll(async ({ browser }) => {
  vaglio = await startInstallation({ ...WITH_ADMIN, DEMO_DATA: '1' });
  page = await (await browser.newContext()).newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await stayOnLanding(page);
});
test.afterAll(() => vaglio.stop());

/** No fault at any width, in both colour schemes; nothing on the console. */
async function expectNoFaults(path: string) {
  await page.goto('about:blank');
  await lookAs(page, { width: 1440, colorScheme: 'light' });
  await page.goto(`${vaglio.url}${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(page.url(), 'it is shown, not left').toBe(`${vaglio.url}${path}`);
  const faults: string[] = [];
  for (const look of LOOKS) {
    await lookAs(page, look);
    faults.push(...(await faultsOf(page, look)));
  }
  expect(faults).toEqual([]);
  expect(complaints.splice(0)).toEqual([]);
}

test('the screens are those of the routes', () => {
  expect([...PUBLIC, PASSED_THROUGH].filter((path) => !pathsOfApp().includes(path))).toEqual([]);
  expect(SIGNED_IN.length).toBeGreaterThan(12);
});

for (const path of [...PUBLIC, NOT_FOUND])
  test(`${path} has no fault, at any width and in both colour schemes`, () => expectNoFaults(path));

test.describe('signed in', () => {
  test.beforeAll(() => signIn(page, vaglio.url));

  for (const path of SIGNED_IN)
    test(`${path} has no fault, at any width and in both colour schemes`, () => expectNoFaults(path));
});

/** The landing page continues by itself after two seconds, which is too soon here. */
async function stayOnLanding(shown: Page) {
  await shown.addInitScript(() => {
    const later = window.setTimeout;
    Object.assign(window, {
      setTimeout: (work: () => void, ms = 0) => later(work, ms === 2000 ? 600_000 : ms),
    });
  });
}
