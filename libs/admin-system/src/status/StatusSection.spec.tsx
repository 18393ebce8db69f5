import { screen, waitFor, within } from '@testing-library/react';
import { failing, fakeApi, renderWithApi, signIn, unanswered } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { StatusSection } from './StatusSection';
import { ALL_WELL, IN_TROUBLE } from '../testing/status.fixture';
import { summaryText } from './verdict-labels';

const STATUS = 'GET /auth/admin/status';
const TEST = 'POST /auth/admin/backups/restore-test';

function open(answer: unknown) {
  signIn({ sub: '1', role: 'admin' });
  const api = fakeApi({ [STATUS]: answer });
  return { api, ...renderWithApi(<StatusSection />, api, { wrapper: ThemeRoot }) };
}
const rowsOf = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('each system check shows its state, and one line shows the overall state', async () => {
  open(ALL_WELL);
  expect(await screen.findByText(/^All \d+ checks are OK\.$/)).toBeVisible();
  expect(screen.getByText(/^Checked at \d\d:12$/)).toBeVisible();
  expect(rowsOf('Database')).toEqual([
    'DatabaseOKPostgreSQL 18.4, 212 MB.',
    'ConnectionsOK12 of 100 are in use; each server takes up to 35.',
  ]);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Server',
    'Database',
    'Work',
    'Backups',
  ]);
});

test('the page reserves space for the system checks until they are loaded', async () => {
  const { container } = open(unanswered);
  const rooms = [...container.querySelectorAll('[aria-hidden]')].map(
    (each) => getComputedStyle(each).minHeight,
  );
  expect(rooms).toContain('900px');
});

test('in each group of system checks, problems are listed first and show the next step', async () => {
  open(IN_TROUBLE);
  expect(await screen.findByText('1 does not work, 2 need attention.')).toBeVisible();
  expect(rowsOf('Work')[0]).toBe(
    'Outgoing messagesDoes not work4 wait for more than an hour, 0 were given up in the last seven days.Send a test mail in Settings, Connections; the log of the server has the answer of the mail server.',
  );
  expect(rowsOf('Server')[0]).toMatch(/^Data directoryNeeds attention/);
});

test('the system checks can be repeated', async () => {
  const { api, user } = open(IN_TROUBLE);
  await screen.findByText('1 does not work, 2 need attention.');
  api.answer({ [STATUS]: ALL_WELL });
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText(/^All \d+ checks are OK\.$/)).toBeVisible();
});

test('a restore test can be requested next to the backups, and its button is busy until the test ends', async () => {
  const { api, user } = open(ALL_WELL);
  const button = await screen.findByRole('button', { name: 'Test restore' });
  api.answer({ [TEST]: { restore_test: 'running' }, [STATUS]: { ...ALL_WELL, restore_test: 'running' } });
  await user.click(button);
  expect(await screen.findByRole('button', { name: 'Testing...' })).toHaveAttribute('aria-disabled', 'true');
  expect(api.callsOf(TEST)).toHaveLength(1);
});

test('a refused restore test shows the reason, and without a backup the button is hidden', async () => {
  const { api, user } = open(ALL_WELL);
  api.answer({ [TEST]: failing('A restore test is running already.') });
  await user.click(await screen.findByRole('button', { name: 'Test restore' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('A restore test is running already.');
  api.answer({ [STATUS]: { ...ALL_WELL, restore_test: 'impossible' } });
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Test restore' })).not.toBeInTheDocument());
});

test('a failed load of the system checks is shown and can be retried', async () => {
  const { api, user } = open(failing('The database does not answer.'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The database does not answer.');
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  api.answer({ [STATUS]: ALL_WELL });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/^All \d+ checks are OK\.$/)).toBeVisible();
});

test.each([
  [0, 0, 'All 24 checks are OK.'],
  [1, 0, '1 does not work.'],
  [2, 1, '2 do not work, 1 needs attention.'],
  [0, 3, '3 need attention.'],
])('%i problems and %i warnings are summarized as "%s"', (problems, warnings, text) => {
  expect(summaryText(problems, warnings, 24)).toBe(text);
});
