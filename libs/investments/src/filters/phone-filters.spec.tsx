import { screen, waitFor, within } from '@testing-library/react';
import { unanswered, widen, type FakeRequest, LIST, listOf, THREE } from '@vaglio/test-kit';
import { openPage } from '../testing/investments.fixture';

const VALUES = 'GET /auth/investments/filters';
const ROUTES = {
  [LIST]: listOf(THREE, 42),
  [VALUES]: { items: [{ value: 'contacted', label: null, count: 9 }], total: 1, left_out: 0 },
};

beforeEach(() => widen(375));

/** Returns the accessible name of the focused element, or null if no element has the focus. */
const focused = () =>
  document.activeElement instanceof HTMLElement && document.activeElement !== document.body
    ? document.activeElement
    : null;

const openSheet = async (route?: string) => {
  const page = openPage(ROUTES, route);
  await screen.findByRole('article', { name: 'Alpha AG' });
  await page.user.click(screen.getByRole('button', { name: /^Filters/ }));
  return { ...page, sheet: within(await screen.findByRole('dialog', { name: 'Filters' })) };
};

test('on a phone one sheet contains all filters, and its button shows the number of matching startups', async () => {
  const { user, sheet } = await openSheet();
  expect(sheet.getByRole('combobox', { name: 'Sort' })).toBeVisible();
  expect(sheet.getByRole('combobox', { name: 'Eligibility' })).toBeVisible();
  expect(sheet.getByRole('button', { name: 'Canton: All' })).toBeVisible();
  const more = within(sheet.getByRole('list', { name: 'More filters' }));
  expect(more.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'StageAll',
    'AssigneeAll',
    'Next stepAll',
    'Award heldAll',
    'Award not heldAll',
    'ScoreAll',
    'FoundedAll',
    'Money raisedAll',
    'Latest articleAll',
    'FlagAll',
  ]);
  await user.click(sheet.getByRole('button', { name: 'Show 42 startups' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus();
});

test('while the next list is loading, the button of the filter sheet does not show the previous count', async () => {
  const { api, user, sheet } = await openSheet();
  api.answer({
    [LIST]: (request: FakeRequest) =>
      request.query.has('top') ? unanswered(request) : listOf(THREE, 42)(request),
  });
  await user.selectOptions(sheet.getByRole('combobox', { name: 'Eligibility' }), 'eligible');
  expect(await sheet.findByRole('button', { name: 'Show startups' })).toBeVisible();
  api.answer({ [LIST]: listOf(THREE, 7) });
  await user.selectOptions(sheet.getByRole('combobox', { name: 'Eligibility' }), 'not_eligible');
  expect(await sheet.findByRole('button', { name: 'Show 7 startups' })).toBeVisible();
});

test('on a phone a filter is edited inside the filter sheet, which then shows its new count', async () => {
  const { user, sheet, path } = await openSheet();
  await user.click(sheet.getByRole('button', { name: /^Stage/ }));
  expect(screen.getByRole('dialog', { name: 'Stage' })).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /^Contacted/ }));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(path()).toBe('/potential-investiments?stage=contacted'));
  expect(await screen.findByRole('button', { name: 'Stage Contacted' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(path()).toBe('/potential-investiments'));
});

test('in the filter sheet, Clear all removes the filters and keeps the search text', async () => {
  const { user, sheet, path } = await openSheet('/potential-investiments?canton=ZH&q=alp');
  await user.click(sheet.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(path()).toBe('/potential-investiments?q=alp'));
  expect(sheet.getByRole('heading', { name: 'Filters' })).toHaveFocus();
  expect(sheet.queryByRole('button', { name: 'Clear all' })).toBeNull();
});

test('closing a filter editor without a change keeps the filters, and the filter button counts them', async () => {
  const { user, path } = await openSheet('/potential-investiments?stage=contacted&canton=ZH&q=alp');
  await user.click(screen.getByRole('button', { name: /^Founded/ }));
  expect(screen.getByRole('dialog', { name: 'Founded' })).toContainElement(focused());
  await user.click(screen.getByRole('button', { name: 'Back to all filters' }));
  expect(screen.getByRole('heading', { name: 'Filters' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: /^Show/ }));
  expect(await screen.findByRole('button', { name: 'Filters, 2 set' })).toBeVisible();
  expect(path()).toContain('stage=contacted');
});
