import { expect, test, type Page } from '@playwright/test';
import { faultsOf, LOOKS, lookAs } from './accessibility';
import { pathsOfApp, settingsKeys } from './app-sources';
import { startInstallation, type Installation } from './installation';
import { signIn, WITH_ADMIN } from './sign-in';

/** Screens that need no sign-in. */
const PUBLIC = ['/', '/change-password-first', '/login', '/change-password', '/forgot-password'];
/** Screen to which the sign-in provider redirects. It redirects again at once, so users do not see it. */
const PASSED_THROUGH = '/login/oidc';
const NOT_FOUND = '/nothing';
const SETTINGS = '/configurations';
/** Screen that opens its first tab with pending work. */
const REVIEW = '/review';

/** All other screens. The demo data provide their content. */
const SIGNED_IN = [
  ...pathsOfApp().filter((path) => ![...PUBLIC, PASSED_THROUGH, SETTINGS, REVIEW].includes(path)),
  ...['articles', 'duplicates', 'done'].map((tab) => `${REVIEW}?tab=${tab}`),
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

/** Checks accessibility at every width in both colour schemes, and that the console has no errors. */
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

test('the accessibility checks cover the screens of all routes', () => {
  expect([...PUBLIC, PASSED_THROUGH].filter((path) => !pathsOfApp().includes(path))).toEqual([]);
  expect(SIGNED_IN.length).toBeGreaterThan(12);
});

for (const path of [...PUBLIC, NOT_FOUND])
  test(`${path} is accessible at every width in both colour schemes`, () => expectNoFaults(path));

test.describe('screens for signed-in people', () => {
  test.beforeAll(() => signIn(page, vaglio.url));

  for (const path of SIGNED_IN)
    test(`${path} is accessible at every width in both colour schemes`, () => expectNoFaults(path));
});

/** Stops the landing page from redirecting after two seconds. */
async function stayOnLanding(shown: Page) {
  await shown.addInitScript(() => {
    const later = window.setTimeout;
    Object.assign(window, {
      setTimeout: (work: () => void, ms = 0) => later(work, ms === 2000 ? 600_000 : ms),
    });
  });
}
