import { screen, waitFor, within } from '@testing-library/react';
import { widen, listCalls } from '@vaglio/test-kit';
import { openPage } from '../testing/investments.fixture';

const VALUES = 'GET /auth/investments/filters';
beforeEach(() => widen(1000));

const answer = (items: readonly object[], left_out = 0) => ({ items, total: items.length, left_out });
const awards = answer([
  { value: 'vk 3', label: 'Venture Kick 3', count: 12 },
  { value: 'fif grant', label: 'FIF Grant', count: 1 },
]);

test('the key f opens the filters, where awards can be searched and selected', async () => {
  const { api, user, path } = openPage({ [VALUES]: awards }, '/potential-investiments?canton=ZH');
  await screen.findByRole('article', { name: 'Alpha AG' });
  await user.keyboard('f');
  await user.click(await screen.findByRole('menuitem', { name: 'Award held' }));
  await user.type(await screen.findByRole('textbox', { name: 'Search award held' }), 'k');
  await waitFor(() =>
    expect(Object.fromEntries(api.callsOf(VALUES).at(-1)?.query ?? [])).toMatchObject({
      filter: 'award',
      find: 'k',
      canton: 'ZH',
      later: 'hide',
    }),
  );
  await user.click(await screen.findByRole('checkbox', { name: /^Venture Kick 3.*12$/ }));
  await user.click(screen.getByRole('checkbox', { name: /^FIF Grant.*1$/ }));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(path()).toBe('/potential-investiments?canton=ZH&award=vk+3&award=fif+grant'));
  expect(await screen.findByRole('button', { name: 'Holds Venture Kick 3 or FIF Grant' })).toBeVisible();
  await waitFor(() => expect(listCalls(api).at(-1)?.query.get('award')).toBe('vk 3,fif grant'));
});

test('a filter chip opens its editor and refuses an invalid limit', async () => {
  const { user, path } = openPage({ [VALUES]: answer([], 3) }, '/potential-investiments?raised_from=500000');
  await user.click(
    await screen.findByRole('button', { name: 'Money at least CHF 500’000, without 3 in other currencies' }),
  );
  const editor = within(await screen.findByRole('dialog', { name: 'Money raised' }));
  expect(await editor.findByText('3 sums in other currencies are not counted.')).toBeVisible();
  await user.type(editor.getByRole('textbox', { name: 'To (CHF)' }), 'much{Enter}');
  expect(await editor.findByText('A number, such as 1500000.')).toBeVisible();
  await user.clear(editor.getByRole('textbox', { name: 'To (CHF)' }));
  await user.type(editor.getByRole('textbox', { name: 'To (CHF)' }), '900’000{Enter}');
  await waitFor(() => expect(path()).toBe('/potential-investiments?raised_from=500000&raised_to=900000'));
});

test('a filter with a deleted award is struck through and can be removed', async () => {
  const { user, path } = openPage(
    { [VALUES]: answer([{ value: 'abolished', label: null, count: 0 }]) },
    '/potential-investiments?award=abolished',
  );
  await screen.findByRole('button', {
    name: 'Holds abolished , which no longer exists and is ignored',
  });
  await user.click(screen.getByRole('button', { name: 'Remove the filter Holds abolished' }));
  await waitFor(() => expect(path()).toBe('/potential-investiments'));
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('stages in the filter show counts only if the server supports them', async () => {
  const { user, path } = openPage({ [VALUES]: () => ({ status: 500, body: { error: 'Broken' } }) });
  await user.click(screen.getByRole('button', { name: 'Add a filter' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Stage' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Contract' }));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(path()).toBe('/potential-investiments?stage=contract'));
});

const BANDS = answer([
  { value: '8,10', label: null, count: 3 },
  { value: '6,8', label: null, count: 0 },
  { value: '4,6', label: null, count: 12 },
]);

test('scores are filtered by two limits, and an invalid limit is refused', async () => {
  const { api, user, path } = openPage({ [VALUES]: BANDS }, '/potential-investiments?score_from=4&canton=ZH');
  await user.click(await screen.findByRole('button', { name: 'Score 4.0 or more' }));
  const editor = within(await screen.findByRole('dialog', { name: 'Score' }));
  const from = await editor.findByRole('textbox', { name: 'From' });
  expect(from).toHaveFocus();
  const below = editor.getByRole('textbox', { name: 'Below' });
  await user.type(below, '4{Enter}');
  expect(await editor.findByText('Enter a number greater than From.')).toBeVisible();
  await user.clear(below);
  await user.type(below, 'x{Enter}');
  expect(await editor.findByText('Enter a number with at most four decimals, such as 6.5.')).toBeVisible();
  await user.clear(below);
  await user.type(below, '9,5{Enter}');
  await waitFor(() => expect(path()).toBe('/potential-investiments?score_from=4&score_below=9.5&canton=ZH'));
  await waitFor(() => expect(listCalls(api).at(-1)?.query.get('score_below')).toBe('9.5'));
});

test('a score range in the filter shows how many startups match it together with the other filters', async () => {
  const { api, user, path } = openPage({ [VALUES]: BANDS }, '/potential-investiments?score_from=1');
  await user.click(screen.getByRole('button', { name: 'Add a filter' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Score' }));
  const bands = within(await screen.findByRole('list', { name: 'Startups by score' }));
  expect(bands.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '8.0 to below 10.0, 3',
    '4.0 to below 6.0, 12',
  ]);
  expect(Object.fromEntries(api.callsOf(VALUES).at(-1)?.query ?? [])).not.toHaveProperty('score_from');
  await user.click(bands.getByRole('button', { name: '4.0 to below 6.0 , 12' }));
  await waitFor(() => expect(path()).toBe('/potential-investiments?score_from=4&score_below=6'));
});

test('the counts in the canton menu ignore the cantons selected there', async () => {
  const { api, user } = openPage(
    { [VALUES]: answer([{ value: 'BE', label: null, count: 1234 }]) },
    '/potential-investiments?canton=ZH&stage=new',
  );
  await user.click(await screen.findByRole('button', { name: 'Canton: Zürich' }));
  expect(await screen.findByRole('menuitemcheckbox', { name: 'Bern , 1’234' })).toBeVisible();
  const asked = Object.fromEntries(api.callsOf(VALUES).at(-1)?.query ?? []);
  expect([asked['filter'], asked['stage'], asked['canton']]).toEqual(['canton', 'new', undefined]);
});
