import { expect, test } from '@playwright/test';
import { faultsOf, LOOKS, lookAs } from './accessibility';
import { startInstallation, type Installation } from './installation';
import { addPeople, PEOPLE } from './people';
import { signIn, WITH_ADMIN } from './sign-in';

const WIDE = { width: 1440, colorScheme: 'light' } as const;
const PHONE = { width: 375, colorScheme: 'light' } as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

let vaglio: Installation;
test.beforeAll(async () => {
  vaglio = await startInstallation({ ...WITH_ADMIN, DEMO_DATA: '1' });
  await addPeople(vaglio);
});
test.afterAll(() => vaglio.stop());

const LIST = '/potential-investiments';

test('on a phone all filters are in one sheet, whose button leads to as many startups as it says', async ({
  page,
}) => {
  await signIn(page, vaglio.url, PEOPLE.user);
  await lookAs(page, PHONE);
  await page.goto(`${vaglio.url}${LIST}`);
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('combobox', { name: 'Eligibility' }).selectOption('eligible');
  await expect(page).toHaveURL(/top=eligible/);
  expect(await faultsOf(page, PHONE, '[role="dialog"]')).toEqual([]);
  const show = sheet.getByRole('button', { name: /^Show \d+ startups?$/ });
  const words = (await show.innerText()).replace('Show ', '');
  await show.click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: words }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Filters, 1 set' })).toBeFocused();
});

test('the table keeps its header in sight, and neither it nor an editor of a filter has faults of accessibility', async ({
  page,
}) => {
  await signIn(page, vaglio.url, PEOPLE.writer);
  await lookAs(page, WIDE);
  await page.goto(`${vaglio.url}${LIST}?layout=table&pageSize=50`);
  const header = page.getByRole('columnheader', { name: 'Company' });
  await expect(header).toBeVisible();
  await page.getByRole('row').last().scrollIntoViewIfNeeded();
  await expect(header).toBeInViewport();
  const faults: string[] = [];
  for (const look of LOOKS.filter(({ width }) => width >= 768)) {
    await lookAs(page, look);
    await expect(header).toBeVisible();
    faults.push(...(await faultsOf(page, look)));
  }
  await lookAs(page, WIDE);
  for (const kind of ['Stage', 'Money raised']) {
    await page.getByRole('button', { name: 'Add a filter' }).click();
    await page.getByRole('menuitem', { name: kind }).click();
    await expect(page.getByRole('dialog', { name: kind })).toBeVisible();
    faults.push(...(await faultsOf(page, WIDE, '[role="dialog"]')));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  expect(faults).toEqual([]);
});
