import { screen, waitFor } from '@testing-library/react';
import { widen, someFacts } from '@vaglio/test-kit';
import { openPage } from '../testing/investments.fixture';

const OF = 'GET /auth/merges/into';
const into = (id: string, company_name: string) => ({
  merged_into: { id, company_name, merged_name: 'Beta Sàrl' },
});

beforeEach(() => widen(1440));

test('the address of a merged startup opens the startup that it was merged into', async () => {
  const { api, path } = openPage({ [OF]: into('2', 'Beta SA') }, '/potential-investiments?startup=77');
  expect(await screen.findByRole('region', { name: 'Beta SA' })).toBeVisible();
  expect(api.callsOf(OF)[0]?.query.get('startup')).toBe('77');
  expect(path()).toBe('/potential-investiments?startup=2');
});

test('a startup in the address that is missing from the list is loaded by a search', async () => {
  const { path } = openPage({ [OF]: into('9', 'Omega AG') }, '/potential-investiments?startup=77');
  await waitFor(() => expect(path()).toBe('/potential-investiments?q=Omega+AG&startup=9'));
});

test('an unknown startup id is removed from the address', async () => {
  const { path } = openPage({ [OF]: { merged_into: null } }, '/potential-investiments?startup=77');
  expect(await screen.findByRole('region', { name: 'Alpha AG' })).toBeVisible();
  expect(path()).toBe('/potential-investiments?startup=77');
});

const FACTS = 'GET /auth/startups/:id/facts';
const omega = someFacts({ id: '77', company_name: 'Omega AG' });

test('if the startup in the address is not in its list, all lists are searched', async () => {
  const { path } = openPage(
    { [OF]: { merged_into: null }, [FACTS]: omega },
    '/potential-investiments?open=77&tab=facts',
  );
  await waitFor(() => expect(path()).toBe('/potential-investiments?mode=all&q=Omega+AG&open=77&tab=facts'));
});

test('a search that the person typed is kept, even if it does not find the startup in the address', async () => {
  const { api, path } = openPage(
    { [OF]: { merged_into: null }, [FACTS]: omega },
    '/potential-investiments?q=alpha&startup=77',
  );
  expect(await screen.findByRole('region', { name: 'Alpha AG' })).toBeVisible();
  expect(path()).toBe('/potential-investiments?q=alpha&startup=77');
  expect(api.callsOf(FACTS).filter(({ params }) => params['id'] === '77')).toEqual([]);
});
