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

test('f offers the filters; awards are searched, chosen with their counts, and applied as one step', async () => {
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

test('a chip opens its editor, refuses what is no bound, and says which sums are not counted', async () => {
  const { user, path } = openPage({ [VALUES]: answer([], 3) }, '/potential-investiments?raised_from=500000');
  await user.click(
    await screen.findByRole('button', { name: 'Money at least CHF 500’000, without 3 in other currencies' }),
  );
  const editor = within(await screen.findByRole('dialog', { name: 'Money raised' }));
  expect(editor.getByText('3 sums in other currencies are not counted.')).toBeVisible();
  await user.type(editor.getByRole('textbox', { name: 'To (CHF)' }), 'much{Enter}');
  expect(await editor.findByText('A number, such as 1500000.')).toBeVisible();
  await user.clear(editor.getByRole('textbox', { name: 'To (CHF)' }));
  await user.type(editor.getByRole('textbox', { name: 'To (CHF)' }), '900’000{Enter}');
  await waitFor(() => expect(path()).toBe('/potential-investiments?raised_from=500000&raised_to=900000'));
});

test('an award that does not exist any more is struck, and its filter can be taken away', async () => {
  const { user, path } = openPage(
    { [VALUES]: answer([{ value: 'abolished', label: null, count: 0 }]) },
    '/potential-investiments?award=abolished',
  );
  await screen.findByRole('button', {
    name: 'Holds abolished , which does not exist any more and is ignored',
  });
  await user.click(screen.getByRole('button', { name: 'Remove the filter Holds abolished' }));
  await waitFor(() => expect(path()).toBe('/potential-investiments'));
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('stages have counts where the server counts, and can be chosen where it does not', async () => {
  const { user, path } = openPage({ [VALUES]: () => ({ status: 500, body: { error: 'Broken' } }) });
  await user.click(screen.getByRole('button', { name: 'Add a filter' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Stage' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Contract' }));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(path()).toBe('/potential-investiments?stage=contract'));
});
