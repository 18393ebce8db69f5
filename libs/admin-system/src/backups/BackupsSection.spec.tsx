import { screen, waitFor, within } from '@testing-library/react';
import { passwordDigest } from '@vaglio/api-client';
import { failing, fakeApi, renderWithApi, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { NO_BACKUP, someBackups } from '../testing/backups.fixture';
import { BackupsSection } from './BackupsSection';

const READ = 'GET /auth/admin/backups';
const ORDER = 'POST /auth/admin/backups';
const TEST = 'POST /auth/admin/backups/restore-test';
const KEY = 'POST /auth/admin/backups/key';
const DOWNLOAD = 'POST /auth/admin/backups/download';

function open(routes: FakeRoutes = {}) {
  const api = fakeApi({ [READ]: someBackups(), ...routes });
  return { api, ...renderWithApi(<BackupsSection />, api, { wrapper: ThemeRoot }) };
}
const factsOf = async () => {
  // A dl has no role of its own that can be asked for.
  const list = await screen.findByLabelText('Last backup');
  return [...list.querySelectorAll('dt')].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ]);
};

test('the last backup is shown with its age, its place and whether it was tested', async () => {
  open();
  expect(await factsOf()).toEqual([
    ['Made', expect.stringMatching(/^6 hours ago, 23 Nov 2026/)],
    ['File', 'vaglio-2026-11-23T010000Z.backup, 38.4 MB'],
    ['Place', '/backups'],
    ['Encrypted', 'No; a download is'],
    ['Tested', expect.stringMatching(/^Yes, .*: all was there$/)],
    ['Next one', 'Every day at 02:00, Zurich time'],
  ]);
  expect(screen.queryByText(/older than seven days|There is no backup/)).not.toBeInTheDocument();
});

test('without a backup there is a warning, and one is made', async () => {
  const { api, user } = open({ [READ]: NO_BACKUP });
  expect(await screen.findByText('There is no backup. Make one now.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Download…' })).not.toBeInTheDocument();
  const running = { ...NO_BACKUP, state: 'running' };
  api.answer({ [READ]: running, [ORDER]: () => ({ status: 202, body: running }) });
  await user.click(screen.getByRole('button', { name: 'Back up now' }));
  expect(await screen.findByRole('button', { name: 'Making one…' })).toHaveAttribute('aria-disabled', 'true');
  expect(api.callsOf(ORDER)).toHaveLength(1);
  expect(screen.queryByText('There is no backup. Make one now.')).not.toBeInTheDocument();
});

test('an old backup, and an attempt that failed, are said', async () => {
  open({ [READ]: someBackups({ is_late: true, failure: 'The folder /backups is missing.' }) });
  expect(await screen.findByText('The last backup is older than seven days. Make one now.')).toBeVisible();
  expect(screen.getByText('The folder /backups is missing.')).toBeVisible();
});

test('where no backup can be made, the setting is named', async () => {
  open({ [READ]: { ...NO_BACKUP, place: null, is_beside_data: false, state: 'impossible' } });
  expect(await screen.findByText('There is no backup. Set BACKUP_DIR or BACKUP_S3_URL.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Back up now' })).not.toBeInTheDocument();
});

test('a test is requested; a refusal is said', async () => {
  const { api, user } = open({ [TEST]: failing('A restore test is running already.') });
  await user.click(await screen.findByRole('button', { name: 'Test restore' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('A restore test is running already.');
  api.answer({ [TEST]: () => ({ status: 202, body: { restore_test: 'running' } }) });
  api.answer({ [READ]: someBackups({ restore_test: 'running' }) });
  await user.click(screen.getByRole('button', { name: 'Test restore' }));
  expect(await screen.findByRole('button', { name: 'Testing…' })).toBeVisible();
});

test('a download is encrypted with a new key, which is saved beside it and kept nowhere', async () => {
  const saved: string[] = [];
  URL.createObjectURL = jest.fn(() => 'blob:x');
  URL.revokeObjectURL = jest.fn();
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  const key = { recipient: 'age1canary', identity: 'AGE-SECRET-KEY-CANARY' };
  const { api, user, store } = open({ [KEY]: key, [DOWNLOAD]: 'bytes' });
  await user.click(await screen.findByRole('button', { name: 'Download…' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Download the last backup' }));
  await user.type(dialog.getByLabelText('Your password'), 'heron-lamp');
  await user.click(dialog.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(saved).toEqual(['vaglio-2026-11-23.backup.age', 'vaglio-backup-key.txt']);
  expect(api.callsOf(DOWNLOAD).map(({ body }) => body)).toEqual([
    { recipient: 'age1canary', own_password: await passwordDigest('heron-lamp') },
  ]);
  expect(JSON.stringify(store.getState())).not.toContain('CANARY');
  click.mockRestore();
});

test('a refused download is said in the dialog, which stays', async () => {
  const { user } = open({
    [READ]: someBackups({ last: { ...someBackups().last!, is_encrypted: true } }),
    [DOWNLOAD]: () => ({ status: 400, body: { error: 'The current password is not right.' } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Download…' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Download the last backup' }));
  expect(dialog.getByText(/only the secret key of BACKUP_RECIPIENT restores it/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Download' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('The current password is not right.');
});

test('how a backup is restored is shown', async () => {
  open();
  const restore = within(await screen.findByRole('region', { name: 'Restore' }));
  expect(restore.getAllByRole('listitem')).toHaveLength(5);
  expect(restore.getByText('DATA_DIR=/srv/vaglio npx vaglio restore /path/to/FILE')).toBeVisible();
});
