import { screen, waitFor, within } from '@testing-library/react';
import { renderImport } from './an-import-page.fixture';
import { anImport, INTERRUPTED } from './uploaded.fixture';

const READ = 'GET /auth/imports/:id';
const LIST = 'GET /auth/imports';
const CHECK = 'POST /auth/imports/:id/check';

test.each([
  ['reading', 'Read again'],
  ['checking', 'Check again'],
] as const)(
  'an import whose %s was interrupted shows this, and the button "%s" repeats it',
  async (interrupted, name) => {
    const { user, api } = renderImport({
      [READ]: anImport({ ...INTERRUPTED, interrupted }),
      [CHECK]: anImport({ state: interrupted, counts: null, version: 3 }),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was imported.');
    expect(screen.queryByRole('button', { name: /^Import \d/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(api.callsOf(CHECK)[0]?.headers.get('if-match')).toBe('"2"'));
    expect(await screen.findByRole('progressbar')).toBeVisible();
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  },
);

test('an import shows other people who uploaded the same file', async () => {
  renderImport({ [READ]: INTERRUPTED, [LIST]: { items: [INTERRUPTED], total: 1 } });
  expect(await screen.findByText(/, sent by Marc Aebi$/)).toBeVisible();
  const table = within(await screen.findByRole('table', { name: 'Past imports' }));
  expect(table.getByText('sent by Marc Aebi')).toBeVisible();
  expect(table.getByText('Interrupted while it was checked')).toBeVisible();
});
