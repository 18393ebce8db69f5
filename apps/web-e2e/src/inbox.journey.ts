import { expect, test } from '@playwright/test';
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

test('a person mentioned in a note sees the new count on the bell immediately', async ({ browser }) => {
  const wanda = await (await browser.newContext()).newPage();
  await signIn(wanda, vaglio.url, PEOPLE.writer);
  await wanda.goto(`${vaglio.url}/potential-investiments`);
  await wanda.getByRole('tab', { name: /^Notes/ }).click();

  const ursina = await (await browser.newContext()).newPage();
  await signIn(ursina, vaglio.url, PEOPLE.user);
  await ursina.goto(wanda.url());
  await expect(ursina.getByRole('tab', { name: /^Notes/, selected: true })).toBeVisible();
  await expect(ursina.getByRole('button', { name: /^Inbox/ })).toBeVisible();

  await wanda.getByRole('textbox', { name: 'Write a note' }).focus();
  await wanda.keyboard.type('Please look, @ursina');
  await expect(wanda.getByRole('option', { name: /ursina/ })).toBeVisible();
  await wanda.keyboard.press('Enter');
  await wanda.keyboard.type('today.');
  await wanda.keyboard.press('Control+Enter');
  // Both pages update without a reload.
  const note = ursina.getByRole('listitem').filter({ hasText: 'Please look' });
  await expect(note).toBeVisible();
  await ursina.goto(`${vaglio.url}/dashboard`);
  await ursina.getByRole('button', { name: 'Inbox, 1 unread' }).press('Enter');
  const panel = ursina.getByRole('dialog', { name: 'Inbox' });
  const mention = panel.getByRole('link', { name: /wanda@vaglio\.local mentioned you on/ });
  await expect(mention).toBeVisible();
  for (const look of LOOKS) {
    await lookAs(ursina, look);
    expect(await faultsOf(ursina, look)).toEqual([]);
  }
  await mention.press('Enter');
  await expect(panel).toBeHidden();
  await expect(ursina).toHaveURL(/tab=timeline#note-/);
  await expect(note.first()).toBeVisible();
  await expect(ursina.getByRole('button', { name: 'Inbox', exact: true })).toBeVisible();

  await ursina.goto(`${vaglio.url}/user#notifications`);
  await expect(ursina.getByRole('region', { name: 'Notifications' })).toContainText(
    'No mail server is set up',
  );
  for (const look of LOOKS) {
    await lookAs(ursina, look);
    expect(await faultsOf(ursina, look)).toEqual([]);
  }
});
