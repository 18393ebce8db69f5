import { screen, within } from '@testing-library/react';
import { fakeApi, renderWithApi, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { aSource } from '../testing/a-source';
import { SourcesCard } from './SourcesCard';

const LIST = 'GET /auth/admin/scrapers/sources';
const DELETE = 'DELETE /auth/admin/scrapers/sources/:id';
const SOURCES = Array.from({ length: 21 }, (_, index) =>
  aSource({ id: String(index), name: `Source ${index}` }),
);
const listed = (items: object[]) => ({ items, total: items.length });

function open(routes: FakeRoutes = {}) {
  const api = fakeApi({ [LIST]: listed(SOURCES), ...routes });
  const card = <SourcesCard pause={0} onRead={null} onShowUnread={null} />;
  return { api, ...renderWithApi(card, api, { wrapper: ThemeRoot }) };
}

test('more than twenty sources have a pager, and a search by name or address', async () => {
  const { user } = open();
  expect(await screen.findByRole('button', { name: 'Page 2' })).toBeVisible();
  await user.type(screen.getByLabelText('Search by name or address'), 'source 20{Enter}');
  expect(await screen.findByRole('button', { name: 'Source 20' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Source 2' })).not.toBeInTheDocument();
});

test('when the only source on the second page is deleted, the first page is shown', async () => {
  const { api, user } = open({ [DELETE]: () => ({ status: 204 }) });
  await user.click(await screen.findByRole('button', { name: 'Page 2' }));
  api.answer({ [LIST]: listed(SOURCES.slice(0, 20)) });
  await user.click(await screen.findByRole('button', { name: /^Delete/ }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('button', { name: 'Source 0' })).toBeVisible();
});
