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

test('each check is shown with its state, and the whole in one line', async () => {
  open(ALL_WELL);
  expect(await screen.findByText('All is well.')).toBeVisible();
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

test('the room of the checks is kept until they arrive', async () => {
  const { container } = open(unanswered);
  const rooms = [...container.querySelectorAll('[aria-hidden]')].map(
    (each) => getComputedStyle(each).minHeight,
  );
  expect(rooms).toContain('900px');
});

test('what does not work comes first in its group, with the next step', async () => {
  open(IN_TROUBLE);
  expect(await screen.findByText('1 does not work, 2 to look at.')).toBeVisible();
  expect(rowsOf('Work')[0]).toBe(
    'Outgoing messagesDoes not work4 wait for more than an hour, 0 were given up in the last seven days.Send a test mail in Settings, Connections; the log of the server has the answer of the mail server.',
  );
  expect(rowsOf('Server')[0]).toMatch(/^Data directoryLook at this/);
});

test('it is looked at again on demand', async () => {
  const { api, user } = open(IN_TROUBLE);
  await screen.findByText('1 does not work, 2 to look at.');
  api.answer({ [STATUS]: ALL_WELL });
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('All is well.')).toBeVisible();
});

test('a restore test is requested with the backups, and the button is busy until it has ended', async () => {
  const { api, user } = open(ALL_WELL);
  const button = await screen.findByRole('button', { name: 'Test restore' });
  api.answer({ [TEST]: { restore_test: 'running' }, [STATUS]: { ...ALL_WELL, restore_test: 'running' } });
  await user.click(button);
  expect(await screen.findByRole('button', { name: 'Testing...' })).toHaveAttribute('aria-disabled', 'true');
  expect(api.callsOf(TEST)).toHaveLength(1);
});

test('a refused restore test is explained; without a backup none is offered', async () => {
  const { api, user } = open(ALL_WELL);
  api.answer({ [TEST]: failing('A restore test is running already.') });
  await user.click(await screen.findByRole('button', { name: 'Test restore' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('A restore test is running already.');
  api.answer({ [STATUS]: { ...ALL_WELL, restore_test: 'impossible' } });
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Test restore' })).not.toBeInTheDocument());
});

test('a status that cannot be loaded says so and can be loaded again', async () => {
  const { api, user } = open(failing('The database does not answer.'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The database does not answer.');
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  api.answer({ [STATUS]: ALL_WELL });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('All is well.')).toBeVisible();
});

test.each([
  [0, 0, 'All is well.'],
  [1, 0, '1 does not work.'],
  [2, 1, '2 do not work, 1 to look at.'],
  [0, 3, '3 to look at.'],
])('%i problems and %i warnings are "%s"', (problems, warnings, text) => {
  expect(summaryText(problems, warnings)).toBe(text);
});
