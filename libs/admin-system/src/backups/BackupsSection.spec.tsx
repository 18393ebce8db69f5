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
  // A `dl` element has no role by which tests could find it.
  const list = await screen.findByLabelText('Last backup');
  return [...list.querySelectorAll('dt')].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ]);
};

test('the last backup is shown with its age, its storage target and its restore test', async () => {
  open();
  expect(await factsOf()).toEqual([
    ['Made', expect.stringMatching(/^6 hours ago, 23 Nov 2026/)],
    ['File', 'vaglio-2026-11-23T010000Z.backup, 38.4 MB'],
    ['Place', '/backups'],
    ['Encrypted', 'No. Downloads are encrypted.'],
    ['Tested', expect.stringMatching(/^Yes, .*: complete$/)],
    ['Next one', 'Every day at 02:00, Zurich time'],
  ]);
  expect(screen.queryByText(/older than seven days|There is no backup/)).not.toBeInTheDocument();
});

test('without any backup a warning is shown, and a backup can be requested', async () => {
  const { api, user } = open({ [READ]: NO_BACKUP });
  expect(await screen.findByText('There is no backup. Back up now.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Download…' })).not.toBeInTheDocument();
  expect(screen.getByText('When a backup is made, you can download it here.')).toBeVisible();
  const running = { ...NO_BACKUP, state: 'running' };
  api.answer({ [READ]: running, [ORDER]: () => ({ status: 202, body: running }) });
  await user.click(screen.getByRole('button', { name: 'Back up now' }));
  expect(await screen.findByRole('button', { name: 'Making one…' })).toHaveAttribute('aria-disabled', 'true');
  expect(api.callsOf(ORDER)).toHaveLength(1);
  expect(screen.queryByText('There is no backup. Back up now.')).not.toBeInTheDocument();
});

test('an outdated backup and a failed backup attempt are reported', async () => {
  open({ [READ]: someBackups({ is_late: true, failure: 'The folder /backups is missing.' }) });
  expect(await screen.findByText('The last backup is older than seven days. Back up now.')).toBeVisible();
  expect(screen.getByText('The folder /backups is missing.')).toBeVisible();
});

test('if backups are not possible, the missing setting is named', async () => {
  open({ [READ]: { ...NO_BACKUP, place: null, is_beside_data: false, state: 'impossible' } });
  expect(await screen.findByText('There is no backup. Set BACKUP_DIR or BACKUP_S3_URL.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Back up now' })).not.toBeInTheDocument();
});

test('a restore test can be requested, and a refusal shows the reason', async () => {
  const { api, user } = open({ [TEST]: failing('A restore test is running already.') });
  await user.click(await screen.findByRole('button', { name: 'Test restore' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('A restore test is running already.');
  api.answer({ [TEST]: () => ({ status: 202, body: { restore_test: 'running' } }) });
  api.answer({ [READ]: someBackups({ restore_test: 'running' }) });
  await user.click(screen.getByRole('button', { name: 'Test restore' }));
  expect(await screen.findByRole('button', { name: 'Testing…' })).toBeVisible();
});

test('a backup download is encrypted with a new key that the person saves first', async () => {
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
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Save the key as a file/),
    expect.stringMatching(/^Keep key and backup in different places/),
    expect.stringMatching(/^Enter your password and press Download/),
  ]);
  expect(dialog.getByLabelText('I have stored vaglio-backup-key.txt')).toBeDisabled();
  await user.type(dialog.getByLabelText('Your password'), 'heron-lamp');
  await user.click(dialog.getByRole('button', { name: 'Download' }));
  expect(await dialog.findByText('Save the key first.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save the key' }));
  const stored = dialog.getByLabelText('I have stored vaglio-backup-key.txt');
  await waitFor(() => expect(stored).toBeEnabled());
  expect(saved).toEqual(['vaglio-backup-key.txt']);
  expect(dialog.queryByText('Save the key first.')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Download' }));
  expect(dialog.getByText('Confirm that you have stored the key.')).toBeVisible();
  expect(api.callsOf(DOWNLOAD)).toEqual([]);
  await user.click(stored);
  await user.click(dialog.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(saved).toEqual(['vaglio-backup-key.txt', 'vaglio-2026-11-23.backup.age']);
  expect(api.callsOf(KEY)).toHaveLength(1);
  expect(api.callsOf(DOWNLOAD).map(({ body }) => body)).toEqual([
    { recipient: 'age1canary', own_password: await passwordDigest('heron-lamp') },
  ]);
  expect(JSON.stringify(store.getState())).not.toContain('CANARY');
  click.mockRestore();
});

test('a refused backup download shows the reason in the dialog, and the dialog remains open', async () => {
  const { user } = open({
    [READ]: someBackups({ stored: { ...someBackups().last!, is_encrypted: true } }),
    [DOWNLOAD]: () => ({ status: 400, body: { error: 'The current password is incorrect.' } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Download…' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Download the last backup' }));
  expect(dialog.getByText(/only the secret key of BACKUP_RECIPIENT restores it/)).toBeVisible();
  expect(dialog.queryByRole('listitem')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Download' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('The current password is incorrect.');
});

test('the downloaded backup is the latest on the storage target', async () => {
  const elsewhere = { ...someBackups().last!, name: 'monday.backup', place: '/mnt/disk' };
  const { user } = open({ [READ]: someBackups({ last: elsewhere }) });
  await user.click(await screen.findByRole('button', { name: 'Download…' }));
  expect(screen.getByRole('dialog')).toHaveTextContent('vaglio-2026-11-23T010000Z.backup');
});

test('a backup that exists only as a file in another place cannot be downloaded', async () => {
  open({ [READ]: someBackups({ stored: null, is_beside_data: true, place: '/data/backups' }) });
  expect(await screen.findByText('/backups')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Download…' })).not.toBeInTheDocument();
  expect(screen.queryByText(/It is stored next to the data/)).not.toBeInTheDocument();
});

test('if the encryption key cannot be created, the error is shown and nothing is downloaded', async () => {
  const { user, api } = open({ [KEY]: () => ({ status: 503, body: { error: 'The service is busy.' } }) });
  await user.click(await screen.findByRole('button', { name: 'Download…' }));
  await user.click(screen.getByRole('button', { name: 'Save the key' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The service is busy.');
  expect(screen.getByLabelText(/^I have stored/)).toBeDisabled();
  expect(api.callsOf(DOWNLOAD)).toEqual([]);
});

test('the unknown size of a backup is omitted', async () => {
  open({ [READ]: someBackups({ last: { ...someBackups().last!, bytes: null } }) });
  expect(await factsOf()).toContainEqual(['File', 'vaglio-2026-11-23T010000Z.backup']);
});

test('the backup page shows restore instructions', async () => {
  open();
  const restore = within(await screen.findByRole('region', { name: 'Restore' }));
  expect(restore.getAllByRole('listitem')).toHaveLength(5);
  expect(restore.getByText('DATA_DIR=/srv/vaglio npx vaglio restore /path/to/FILE')).toBeVisible();
});
