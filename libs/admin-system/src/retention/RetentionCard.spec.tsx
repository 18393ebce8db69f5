import { screen, waitFor } from '@testing-library/react';
import { fakeApi, notOffered, renderWithApi, signIn, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { RETENTION } from '../testing/retention.fixture';
import { RetentionCard } from './RetentionCard';

const READ = 'GET /auth/admin/retention';
const SAVE = 'PUT /auth/admin/retention';

function show(routes: FakeRoutes) {
  signIn({ sub: '1', role: 'admin' });
  const api = fakeApi({ [READ]: RETENTION, ...routes });
  return { api, ...renderWithApi(<RetentionCard />, api, { wrapper: ThemeRoot }) };
}

test('retention days can be changed, or left blank to keep data forever', async () => {
  const { api, user } = show({ [SAVE]: { ...RETENTION, version: 4 } });
  const usage = await screen.findByLabelText('Usage of the model');
  expect(usage).toHaveAccessibleDescription('Default: forever. 2’100 rows will be deleted next.');
  expect(screen.getByLabelText('Sessions, after they end')).toHaveAccessibleDescription(
    'Default: 30 days. 1 row will be deleted next.',
  );
  expect(screen.getByLabelText('Texts of articles')).toHaveAccessibleDescription(
    'Default: forever. 1 text will be deleted next.',
  );
  expect(screen.getByText(/^Last removal 23 Nov 2026.*: Sessions 40, Texts of articles 3\.$/)).toBeVisible();
  await user.clear(usage);
  await user.type(screen.getByLabelText('Runs, after they end'), '60');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('The retention periods are saved.')).toBeVisible();
  expect(api.callsOf(SAVE).map(({ body, headers }) => [body, headers.get('if-match')])).toEqual([
    [
      { sessions: 30, notifications: 90, deliveries: 30, runs: 60, usage: null, article_texts: 365 },
      expect.stringContaining('3'),
    ],
  ]);
});

test.each(['6', '3651', '-30', 'a week'])(
  'the retention period %s is refused, because it must be 7 to 3650 days',
  async (text) => {
    const { user } = show({});
    await user.type(await screen.findByLabelText('Runs, after they end'), text);
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText(/^Please enter 7 to 3’650 days/)).toBeVisible();
  },
);

test('on a server without retention settings the card is hidden', async () => {
  show({ [READ]: notOffered });
  await waitFor(() => expect(screen.queryByText('Kept for')).not.toBeInTheDocument());
});
