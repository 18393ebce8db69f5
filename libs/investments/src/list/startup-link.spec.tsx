import { screen, waitFor } from '@testing-library/react';
import { widen, someFacts } from '@vaglio/test-kit';
import { openPage } from '../testing/investments.fixture';

const OF = 'GET /auth/merges/into';
const into = (id: string, company_name: string) => ({
  merged_into: { id, company_name, merged_name: 'Beta Sàrl' },
});

beforeEach(() => widen(1440));

test('the address of a merged startup leads to the one of which it is part now', async () => {
  const { api, path } = openPage({ [OF]: into('2', 'Beta SA') }, '/potential-investiments?startup=77');
  expect(await screen.findByRole('region', { name: 'Beta SA' })).toBeVisible();
  expect(api.callsOf(OF)[0]?.query.get('startup')).toBe('77');
  expect(path()).toBe('/potential-investiments?startup=2');
});

test('one that the list lacks is searched for', async () => {
  const { path } = openPage({ [OF]: into('9', 'Omega AG') }, '/potential-investiments?startup=77');
  await waitFor(() => expect(path()).toBe('/potential-investiments?q=Omega+AG&startup=9'));
});

test('an id that is nobody’s leaves the address as it is', async () => {
  const { path } = openPage({ [OF]: { merged_into: null } }, '/potential-investiments?startup=77');
  expect(await screen.findByRole('region', { name: 'Alpha AG' })).toBeVisible();
  expect(path()).toBe('/potential-investiments?startup=77');
});

const FACTS = 'GET /auth/startups/:id/facts';
const omega = someFacts({ id: '77', company_name: 'Omega AG' });

test('a startup that the list of the address lacks is searched for among all, and no other is shown in its place', async () => {
  const { path } = openPage(
    { [OF]: { merged_into: null }, [FACTS]: omega },
    '/potential-investiments?open=77&tab=facts',
  );
  await waitFor(() => expect(path()).toBe('/potential-investiments?mode=all&q=Omega+AG&open=77&tab=facts'));
});

test('a search of one’s own that lacks the startup stays as it is', async () => {
  const { api, path } = openPage(
    { [OF]: { merged_into: null }, [FACTS]: omega },
    '/potential-investiments?q=alpha&startup=77',
  );
  expect(await screen.findByRole('region', { name: 'Alpha AG' })).toBeVisible();
  expect(path()).toBe('/potential-investiments?q=alpha&startup=77');
  expect(api.callsOf(FACTS).filter(({ params }) => params['id'] === '77')).toEqual([]);
});
