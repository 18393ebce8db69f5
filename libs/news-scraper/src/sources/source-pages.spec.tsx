import { screen } from '@testing-library/react';
import { fakeApi, renderWithApi } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { aSource } from '../testing/a-source';
import { SourcesCard } from './SourcesCard';

const LIST = 'GET /auth/admin/scrapers/sources';
const SOURCES = Array.from({ length: 21 }, (_, index) =>
  aSource({ id: String(index), name: `Source ${index}` }),
);
const listed = (items: object[]) => ({ items, total: items.length });

function open() {
  const api = fakeApi({ [LIST]: listed(SOURCES) });
  const card = <SourcesCard pause={0} onRead={null} onShowUnread={null} />;
  return renderWithApi(card, api, { wrapper: ThemeRoot });
}

test('of more than twenty sources, pages are shown, and they are searched by name or address', async () => {
  const { user } = open();
  expect(await screen.findByRole('button', { name: 'Page 2' })).toBeVisible();
  await user.type(screen.getByLabelText('Search by name or address'), 'source 20{Enter}');
  expect(await screen.findByRole('button', { name: 'Source 20' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Source 2' })).not.toBeInTheDocument();
});
