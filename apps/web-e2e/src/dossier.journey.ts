import { expect, test, type Page } from '@playwright/test';
import { faultsOf, LOOKS, lookAs } from './accessibility';
import { startInstallation, type Installation } from './installation';
import { addPeople, PEOPLE } from './people';
import { expectPages, printedPages } from './printed-pages';
import { ADMIN, signIn, WITH_ADMIN } from './sign-in';

let vaglio: Installation;
test.beforeAll(async () => {
  vaglio = await startInstallation({
    ...WITH_ADMIN,
    DEMO_DATA: '1',
    FOUNDATION_NAME: 'Lindmatt Foundation',
  });
  await addPeople(vaglio);
});
test.afterAll(() => vaglio.stop());

const open = async (page: Page, address: string, person = ADMIN) => {
  await signIn(page, vaglio.url, person);
  await page.goto(`${vaglio.url}${address}`);
  await expect(page.getByRole('article').first()).toBeVisible();
};

/** Returns the audit events of one action, newest first. */
const recorded = (page: Page, action: string) =>
  page.evaluate(async (name) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('accessToken') ?? ''}` };
    const answer = await fetch(`/auth/admin/audit?action=${name}`, { headers });
    const { items }: { items: { target_id: string; after: object }[] } = await answer.json();
    return items.map(({ target_id, after }) => ({ target_id, after }));
  }, action);

/** Marks the first search result as contacted, with the same request as its Manage menu. */
const markContacted = (page: Page, search: string) =>
  page.evaluate(async (q) => {
    const headers = {
      authorization: `Bearer ${localStorage.getItem('accessToken') ?? ''}`,
      'content-type': 'application/json',
    };
    const list = await fetch(`/auth/investments?q=${q}`, { headers });
    const { items }: { items: { id: string }[] } = await list.json();
    const body = JSON.stringify({ contact: 1 });
    const answer = await fetch(`/auth/investments/${items[0]?.id}/flags`, { method: 'PATCH', headers, body });
    if (!answer.ok) throw new Error(await answer.text());
  }, search);

test('the key p opens the dossier, and its print has numbered pages with sources @smoke', async ({
  page,
}) => {
  await open(page, '/potential-investiments?q=trentalori');
  await markContacted(page, 'trentalori');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Trentalori Sagl' })).toContainText('Contacted');
  await page.keyboard.press('p');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trentalori Sagl');
  await expect(page).toHaveURL(/\/dossier\?id=\d+&q=trentalori$/);

  const pages = await printedPages(page);
  expectPages(pages, { by: 'admin' });
  const [first = '', second = ''] = pages;
  expect(pages.length).toBeGreaterThan(1);
  expect(first).toContain('Lindmatt Foundation');
  expect(first).toMatch(/Dossier, \d{1,2} \w{3} \d{4}/);
  expect(second).toContain('Trentalori Sagl');
  const text = pages.join('\n');
  expect(text).toMatch(/Rank 1 of \d+ active/);
  expect(text).toContain('threshold 8.0, scoring version');
  for (const part of ['Summary', 'Score', 'Facts and their sources', 'Decisions', 'Articles'])
    expect(text).toContain(part);
  expect(text).not.toContain('no source found');
  expect(text).toMatch(/Contacted admin 30\.7999/);
  expect(text).toMatch(/\.example\//);
  expect(text).toContain('Board, date and signature');
  await expect.poll(() => recorded(page, 'dossier_printed')).toHaveLength(1);
});

test('a dossier prints contacts only if the person includes them', async ({ page }) => {
  await open(page, '/dossier?id=2');
  const mail = /@[\w-]+\.example/;
  expect((await printedPages(page)).join('\n')).not.toMatch(mail);
  await page.getByRole('checkbox', { name: 'Include contacts' }).check();
  await expect(page.getByRole('article')).toContainText(mail);
  expect((await printedPages(page)).join('\n')).toMatch(mail);
});

test('a shortlist of fifty startups repeats its header on each page', async ({ page }) => {
  await open(page, '/dossier?mode=all');
  const pages = await printedPages(page);
  expectPages(pages, { by: 'admin' });
  expect(pages.length).toBeGreaterThan(1);
  for (const text of pages) expect(text).toMatch(/Company Sector Ct\. Score Raised/);
  expect(pages.join('\n')).toContain('Filters Active and rejected');
  await expect.poll(() => recorded(page, 'shortlist_printed')).toHaveLength(1);
  await page.reload();
  await expect(page.getByText('Nothing has changed.')).toBeVisible();
});

test('the dossiers of the listed startups follow the shortlist on separate pages', async ({ page }) => {
  await open(page, '/dossier?q=analytics');
  const brief = await printedPages(page);
  await page.getByRole('checkbox', { name: 'Include dossiers' }).check();
  const dossiers = page.getByRole('article', { name: /^Dossier of/ });
  await expect(dossiers.first()).toBeVisible();
  const pages = await printedPages(page);
  expectPages(pages, { by: 'admin' });
  expect(pages.length).toBeGreaterThanOrEqual(brief.length + (await dossiers.count()));
  const names = await dossiers.getByRole('heading', { level: 2 }).first().textContent();
  expect(pages[brief.length]).toContain(names);
});

test('documents are printed black on white even in the dark colour scheme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/dossier?id=1');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const paper = await page.getByRole('article').evaluate((article) => {
    const sheet = article.closest('[data-document]');
    const styleOf = (element: Element) => getComputedStyle(element);
    return (
      sheet && [styleOf(sheet).backgroundColor, styleOf(sheet).color, styleOf(document.body).backgroundColor]
    );
  });
  expect(paper).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  await expect(page.getByRole('banner')).toBeHidden();
});

test('a person with read-only access can print documents, even from a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await open(page, '/dossier?id=1', PEOPLE.user);
  expectPages(await printedPages(page), { by: '.+' });
});

test('documents and comparisons are accessible and fit the screen at every width in both colour schemes', async ({
  page,
}) => {
  await signIn(page, vaglio.url);
  const faults: string[] = [];
  for (const [address, shown] of [
    ['/dossier?id=1', page.getByRole('article')],
    ['/dossier', page.getByRole('table', { name: 'Startups' })],
    ['/compare?ids=1,2', page.getByRole('table', { name: 'Comparison' })],
  ] as const) {
    await page.goto(`${vaglio.url}${address}`);
    await expect(shown).toBeVisible();
    for (const look of LOOKS) {
      await lookAs(page, look);
      for (const fault of await faultsOf(page, look)) faults.push(`${address} ${fault}`);
    }
  }
  expect(faults).toEqual([]);
});
