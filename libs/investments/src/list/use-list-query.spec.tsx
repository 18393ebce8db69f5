import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { toListParams, withToggled } from '@vaglio/startups-data';
import { useListQuery } from './use-list-query';

function Page() {
  const [query, setQuery] = useListQuery();
  const { search } = useLocation();
  const navigate = useNavigate();
  const add = (code: 'ZH' | 'BE') => setQuery({ ...query, canton: withToggled(query.canton, code) });
  return (
    <>
      <button onClick={() => add('ZH')}>ZH</button>
      <button onClick={() => add('BE')}>BE</button>
      <button onClick={() => setQuery({ ...query, startup: '7' })}>look</button>
      <button onClick={() => setQuery({ ...query, sector: ['ICT'], startup: '' })}>filter</button>
      <button onClick={() => navigate(-1)}>back</button>
      <output aria-label="query">{toListParams(query).toString()}</output>
      <output aria-label="address">{search}</output>
    </>
  );
}

const shown = (name: string) => screen.getByRole('status', { name }).textContent;

// As in a browser, a change applies immediately, and the router renders the new address later.
beforeEach(() => Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false));
afterEach(() => Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true));

test('two list changes in quick succession are both applied', async () => {
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
  screen.getByText('ZH').click();
  await Promise.resolve();
  expect(shown('query')).toBe('canton=ZH');
  screen.getByText('BE').click();
  await waitFor(() => expect(shown('address')).toBe('?canton=ZH&canton=BE'));
  expect(shown('query')).toBe('canton=BE&canton=ZH');
});

test('a filter adds a step to the browser history, and opening a startup does not', async () => {
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
  const press = async (name: string, address: string) => {
    screen.getByText(name).click();
    await waitFor(() =>
      expect([shown('address'), shown('query')]).toEqual([address && `?${address}`, address]),
    );
  };
  await press('ZH', 'canton=ZH');
  await press('look', 'startup=7&canton=ZH');
  await press('filter', 'canton=ZH&sector=ICT');
  await press('back', 'startup=7&canton=ZH');
  await press('back', '');
});
