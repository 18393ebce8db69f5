import { expect, test, type Page } from '@playwright/test';
import { faultsOf, LOOKS, lookAs } from './accessibility';
import { startInstallation, type Installation } from './installation';
import { addPeople, PEOPLE } from './people';
import { signIn, WITH_ADMIN } from './sign-in';

let vaglio: Installation;
test.beforeAll(async () => {
  vaglio = await startInstallation({ ...WITH_ADMIN, DEMO_DATA: '1' });
  await addPeople(vaglio);
});
test.afterAll(() => vaglio.stop());

test('a note and a decision made by keyboard appear in the timeline of another person @smoke', async ({
  browser,
}) => {
  const wanda = await (await browser.newContext()).newPage();
  await signIn(wanda, vaglio.url, PEOPLE.writer);
  await openFirst(wanda);
  await wanda.getByRole('button', { name: 'Edit the work' }).press('Enter');
  await wanda.getByRole('combobox', { name: 'Assignee' }).selectOption('ursina@vaglio.local');
  await wanda.getByRole('textbox', { name: 'Next step' }).fill('Visit them');
  await wanda.getByLabel('Due').fill('2020-01-31');
  await wanda.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(wanda.getByText(/days overdue/)).toBeVisible();
  await wanda.keyboard.press('n');
  const field = wanda.getByRole('textbox', { name: 'Write a note' });
  await expect(field).toBeFocused();
  await wanda.keyboard.type('Call them, @ursina');
  await wanda.keyboard.press('Enter');
  await wanda.keyboard.type('before Friday: https://example.org/visit');
  await wanda.keyboard.press('Control+Enter');
  const note = wanda.getByRole('listitem').filter({ hasText: 'Call them, @ursina@vaglio.local before' });
  await expect(note.getByRole('button', { name: 'Edit' })).toBeVisible();
  await expect(field).toHaveValue('');
  await wanda.keyboard.press('Tab');
  await note.getByRole('button', { name: 'Edit' }).focus();
  await wanda.keyboard.press('t');
  await expect(wanda.getByRole('button', { name: 'Add reason' })).toBeVisible();
  await wanda.keyboard.press(',');
  await expect(wanda).toHaveURL(/tab=timeline/);
  await expect(wanda.getByText('set Contract')).toBeVisible();

  const admin = await (await browser.newContext()).newPage();
  await signIn(admin, vaglio.url);
  await admin.goto(wanda.url());
  const entry = (text: string) => admin.getByRole('listitem').filter({ hasText: text });
  await expect(entry('Call them')).toContainText('wanda@vaglio.local');
  await expect(entry('assigned ursina@vaglio.local; set the next step: Visit them')).toBeVisible();
  await expect(entry('Call them').getByRole('button', { name: 'Edit' })).toBeHidden();
  await expect(entry('Call them').getByRole('link', { name: 'https://example.org/visit' })).toBeVisible();
  await entry('set Contract').getByRole('button', { name: 'Undo' }).click();
  await expect(entry('undid: set Contract')).toBeVisible();
  await admin.getByRole('button', { name: /^Decisions/ }).click();
  await expect(entry('Call them')).toBeHidden();
  await admin.getByRole('tab', { name: /^Notes/ }).click();
  await entry('Call them').getByRole('button', { name: 'Strike through' }).click();
  await admin.getByRole('button', { name: 'Strike through' }).click();
  await expect(entry('Struck through by')).toBeVisible();

  const ursina = await (await browser.newContext()).newPage();
  await signIn(ursina, vaglio.url, PEOPLE.user);
  for (const tab of ['details', 'timeline', 'notes']) {
    let width = 0;
    for (const look of LOOKS) {
      await lookAs(ursina, look);
      // The page is loaded again only for a new width. A new colour scheme just renders it again.
      if (look.width !== width) await ursina.goto(wanda.url().replace('tab=timeline', `tab=${tab}`));
      width = look.width;
      await expect(ursina.getByText(tab === 'details' ? 'Visit them' : /Call them/).first()).toBeVisible();
      expect(await faultsOf(ursina, look)).toEqual([]);
    }
  }
  await expect(ursina.getByRole('textbox', { name: 'Write a note' })).toBeHidden();
});

/** Opens the details of the first startup in the list. */
async function openFirst(page: Page) {
  await page.goto(`${vaglio.url}/potential-investiments`);
  await expect(page.getByRole('tab', { name: /^Timeline/ })).toBeVisible();
}
