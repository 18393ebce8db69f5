import { expect, test, type Page } from '@playwright/test';
import { startInstallation, type Installation } from './installation';
import { addPeople, PEOPLE } from './people';
import { createParameter, openSection } from './settings-steps';
import { signIn, WITH_ADMIN } from './sign-in';

let vaglio: Installation;
let admin: Page;
let simon: Page;
test.beforeEach(async ({ browser }) => {
  vaglio = await startInstallation(WITH_ADMIN);
  await addPeople(vaglio);
  [admin, simon] = [
    await (await browser.newContext()).newPage(),
    await (await browser.newContext()).newPage(),
  ];
  await signIn(admin, vaglio.url);
  await openParameters(admin);
  await createParameter(admin, 'venture kick', '2');
  await signIn(simon, vaglio.url, PEOPLE.super);
  await openParameters(simon);
});
test.afterEach(() => vaglio.stop());

test('when two people edit one parameter, the second person sees the first change and decides @smoke', async () => {
  await editParameter(admin);
  await editParameter(simon);
  await simon.getByRole('textbox', { name: 'Name' }).fill('Venture Kick 3');
  await simon.getByLabel('Value').fill('5');
  await simon.getByRole('button', { name: 'Save' }).click();
  await expect(simon.getByRole('dialog')).toBeHidden();

  await admin.getByLabel('Value').fill('3');
  await admin.getByRole('button', { name: 'Save' }).click();
  const notice = admin.getByRole('alert');
  await expect(notice).toContainText('simon@vaglio.local changed this parameter in the meantime');
  await expect(notice.getByRole('row', { name: 'Name not changed Venture Kick 3' })).toBeVisible();
  await expect(notice.getByRole('row', { name: 'Value 3.0000 5.0000' })).toBeVisible();
  await expect(admin.getByLabel('Value')).toHaveValue('3');

  await admin.getByRole('button', { name: 'Keep mine' }).click();
  await expect(admin.getByRole('dialog')).toBeHidden();
  await expect(admin.getByRole('row', { name: /Venture Kick 3 3\.0000/ })).toBeVisible();
});

test('after a conflict a person can accept the other change, and a deletion needs a second confirmation', async () => {
  await editParameter(admin);
  await admin.getByLabel('Value').fill('3');
  await simon.getByRole('button', { name: 'Delete' }).click();
  await editElsewhere();
  await admin.getByRole('button', { name: 'Save' }).click();
  await admin.getByRole('button', { name: 'Take theirs' }).click();
  await expect(admin.getByLabel('Value')).toHaveValue('7');
  await admin.keyboard.press('Escape');

  const dialog = simon.getByRole('dialog', { name: 'Confirm deletion' });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByRole('row', { name: 'Value 2.0000 7.0000' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(simon.getByRole('row', { name: /venture kick 7\.0000/ })).toBeVisible();
});

async function openParameters(page: Page) {
  await page.getByRole('link', { name: 'Settings' }).click();
  await openSection(page, 'Parameters');
}

async function editParameter(page: Page) {
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit parameter' })).toBeVisible();
}

/** Sets the parameter's value to 7 as the administrator in another tab. */
async function editElsewhere() {
  const tab = await admin.context().newPage();
  await tab.goto(`${vaglio.url}/configurations#params`);
  await editParameter(tab);
  await tab.getByLabel('Value').fill('7');
  await tab.getByRole('button', { name: 'Save' }).click();
  await expect(tab.getByRole('dialog')).toBeHidden();
  await tab.close();
}
