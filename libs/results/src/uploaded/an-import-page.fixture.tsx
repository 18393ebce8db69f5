import { screen, within } from '@testing-library/react';
import { fakeApi, renderWithApi, signIn, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { ResultsSection } from '../ResultsSection';
import { anImport, LINES } from './uploaded.fixture';

const NONE = { items: [], total: 0 };

/** Renders the results section with an open import. `routes` overrides the default responses. */
export function renderImport(routes: FakeRoutes = {}, address = '/configurations?import=4#results') {
  signIn({ sub: '1', role: 'super' });
  const api = fakeApi({
    'GET /auth/startups/raw': NONE,
    'GET /auth/startups/curated': NONE,
    'GET /auth/imports': { items: [anImport()], total: 1 },
    'GET /auth/imports/:id': anImport(),
    'GET /auth/imports/:id/lines': { items: LINES, total: 104, page: 1, pageSize: 20 },
    ...routes,
  });
  const section = (
    <ResultsSection curateAction={<button type="button">Curate new</button>} curateBand={null} />
  );
  return { api, ...renderWithApi(section, api, { wrapper: ThemeRoot, route: address }) };
}

/** Finds the page region of an import that has not been written yet. */
export async function importRegion() {
  await screen.findByText('Nothing is written before you press Import.');
  return within(screen.getByRole('region', { name: 'Import file' }));
}
