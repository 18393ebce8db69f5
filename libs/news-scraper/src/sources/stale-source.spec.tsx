import { screen, waitFor, within } from '@testing-library/react';
import { changedMeanwhile, fakeApi, renderWithApi, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { aSource } from '../testing/a-source';
import { SourcesCard } from './SourcesCard';

const LIST = 'GET /auth/admin/scrapers/sources';
const UPDATE = 'PUT /auth/admin/scrapers/sources/:id';
const DELETE = 'DELETE /auth/admin/scrapers/sources/:id';
const SEEN = aSource({ version: 1 });
const CHANGED = { ...SEEN, name: 'Alpine Daily', version: 2 };

async function open(routes: FakeRoutes) {
  const api = fakeApi({ [LIST]: { items: [SEEN], total: 1 }, ...routes });
  const { user } = renderWithApi(<SourcesCard pause={0} onRead={null} onShowUnread={null} />, api, {
    wrapper: ThemeRoot,
  });
  const press = async (name: string) => user.click(await screen.findByText(name));
  const pressAction = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const openRow = async () => user.click(await screen.findByRole('button', { name: 'Alpine News' }));
  const sent = (key: string) =>
    api.callsOf(key).map(({ headers, body }) => [headers.get('If-Match'), body ?? null]);
  return { user, press, pressAction, openRow, sent };
}

const differences = async () =>
  within(await screen.findByRole('table', { name: 'Differences' }))
    .getAllByRole<HTMLTableRowElement>('row')
    .map(({ cells }) => [...cells].map(({ textContent }) => textContent))
    .slice(1);

test('if another person changed a source, an edit keeps the input and shows that person’s name', async () => {
  const { user, press, pressAction, sent } = await open({ [UPDATE]: changedMeanwhile(CHANGED) });
  await pressAction(`Edit ${SEEN.name}`);
  await user.type(screen.getByLabelText('Address'), '/all');
  await press('Save');
  expect(await differences()).toEqual([['Name', 'not changed', 'Alpine Daily']]);
  await press('Keep mine');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const url = 'https://news.example.ch/feed/all';
  expect(sent(UPDATE)).toEqual([
    ['"1"', { name: 'Alpine News', url, enabled: true }],
    ['"2"', { name: 'Alpine Daily', url, enabled: true }],
  ]);
});

test('if another person changed a source, its switch shows the change and offers Take theirs and Keep mine', async () => {
  const { user, press, openRow, sent } = await open({ [UPDATE]: changedMeanwhile(CHANGED) });
  await openRow();
  await user.click(await screen.findByLabelText('Read Alpine News'));
  expect(await differences()).toEqual([['Name', 'not changed', 'Alpine Daily']]);
  await press('Take theirs');
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  await user.click(screen.getByLabelText('Read Alpine News'));
  await press('Keep mine');
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(sent(UPDATE)).toEqual([
    ['"1"', { enabled: false }],
    ['"1"', { enabled: false }],
    ['"2"', { enabled: false }],
  ]);
});

test('deleting a source that another person changed needs confirmation', async () => {
  const { user, press, pressAction, sent } = await open({ [DELETE]: changedMeanwhile(CHANGED) });
  await pressAction(`Delete ${SEEN.name}`);
  await user.keyboard('{Enter}');
  expect(await differences()).toEqual([['Name', 'Alpine News', 'Alpine Daily']]);
  await press('Delete anyway');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent(DELETE).map(([version]) => version)).toEqual(['"1"', '"2"']);
});
