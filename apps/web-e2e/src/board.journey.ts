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

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const opener = (page: Page, stage: string, name: string) =>
  column(page, stage).getByRole('article', { name, exact: true }).getByRole('heading').getByRole('button');

test('a person moves a card, assigns a startup, and undoes the move, all by keyboard', async ({ page }) => {
  await signIn(page, vaglio.url, PEOPLE.writer);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${vaglio.url}/potential-investiments?layout=board`);
  await expect(page.getByRole('button', { name: /^Assign / }).first()).toBeVisible();
  const card = column(page, 'New').getByRole('article').first();
  const name = await card.getByRole('heading').innerText();

  await opener(page, 'New', name).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(opener(page, 'Contacted', name)).toBeFocused();

  await page.keyboard.press('a');
  const people = page.getByRole('menu', { name: 'Assignee' });
  await expect(people.getByRole('menuitemradio').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: new RegExp(`^Assignee of ${name}: `) })).toBeVisible();

  await opener(page, 'Contacted', name).focus();
  await page.keyboard.press('u');
  await expect(opener(page, 'New', name)).toBeVisible();
});

test('before the board removes any flags, an accessible dialog requires confirmation', async ({ page }) => {
  await signIn(page, vaglio.url, PEOPLE.writer);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${vaglio.url}/potential-investiments?layout=board`);
  const card = column(page, 'Contract').getByRole('article').first();
  const name = await card.getByRole('heading').innerText();
  await page.getByRole('button', { name: `Move ${name} to another stage` }).click();
  await page.getByRole('menuitem', { name: 'Move to New' }).click();
  const question = page.getByRole('dialog', { name: `Move ${name} back to New?` });
  await expect(question).toBeVisible();
  const faults: string[] = [];
  for (const look of LOOKS.filter(({ width }) => width === 1440)) {
    await lookAs(page, look);
    faults.push(...(await faultsOf(page, look, '[role="dialog"]')));
  }
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  for (const look of LOOKS) {
    await lookAs(page, look);
    faults.push(...(await faultsOf(page, look)));
  }
  expect(faults).toEqual([]);
});
