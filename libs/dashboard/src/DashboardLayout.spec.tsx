import { screen, within } from '@testing-library/react';
import { fakeApi, renderWithApi, unanswered, unreachable } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { DashboardLayout } from './DashboardLayout';
import { SMALL_DASHBOARD, STATS } from './testing/dashboard.fixture';

const FIGURES = {
  total_startups: 1284,
  top_percent: 0.2,
  top_percent_all: 257,
  potential_investments: 143,
  threshold: 8,
};

function open(answer: unknown) {
  const api = fakeApi({ ...SMALL_DASHBOARD, [STATS]: answer });
  return { api, ...renderWithApi(<DashboardLayout />, api, { wrapper: ThemeRoot }) };
}

test('the dashboard shows its heading, its text and three figures', async () => {
  open(FIGURES);
  expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(screen.getByText('Overview and quick stats.')).toBeVisible();
  expect(await screen.findByRole('link', { name: /Total Startups.*1’284/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /Top 20% Startups.*257.*Top percent 0\.20/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /Potential Investments.*143.*threshold >= 8/ })).toBeVisible();
});

test('dashboard content is rendered but hidden until its final position is known', async () => {
  const api = fakeApi({ ...SMALL_DASHBOARD, [STATS]: FIGURES });
  renderWithApi(<DashboardLayout isHeld />, api, { wrapper: ThemeRoot });
  expect(await screen.findByText('1’284')).not.toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test.each([
  ['Total Startups', '/potential-investiments?later=all&mode=all'],
  ['Top 20% Startups', '/potential-investiments?later=all&top=percent_all'],
  ['Potential Investments', '/potential-investiments?later=all&top=eligible'],
])('the dashboard figure %s opens the startups that it counts', async (title, address) => {
  const { user, path } = open(FIGURES);
  await user.click(await screen.findByRole('link', { name: new RegExp(title) }));
  expect(path()).toBe(address);
});

test('while the dashboard is loading, each card shows a spinner', () => {
  open(unanswered);
  const summary = screen.getByRole('region', { name: 'Summary' });
  expect(within(summary).getAllByText('Loading...')).toHaveLength(3);
  expect(within(summary).queryByRole('link')).toBeNull();
});

test("a failed load of the statistics shows the server's message in a red alert and can be retried", async () => {
  const { user, api } = open(() => ({ status: 503, body: { error: 'Not now' } }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now');
  expect(screen.queryByText('Total Startups')).toBeNull();
  api.answer({ [STATS]: FIGURES });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('1’284')).toBeVisible();
});

test("a failed load of the statistics without a message shows 'Failed to load stats'", async () => {
  open(unreachable);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load stats');
});
