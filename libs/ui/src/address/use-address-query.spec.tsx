import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren, ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { useAddressQuery } from './use-address-query';
import { usePageQuery } from './use-page-query';

/** Renders a hook at an address, in a router with a history. */
function at<Result>(address: string, hook: () => Result) {
  let element: ReactNode = null;
  const router = createMemoryRouter([{ path: '*', Component: () => element }], {
    initialEntries: ['/start', address],
    initialIndex: 1,
  });
  const wrapper = ({ children }: PropsWithChildren) => {
    element = children;
    return <RouterProvider router={router} />;
  };
  return { ...renderHook(() => ({ ...hook(), location: useLocation() }), { wrapper }), router };
}

test('search and page are stored in the address, and path and hash remain unchanged', async () => {
  const { result, router } = at('/settings?q=ann&page=2#users', usePageQuery);
  expect(result.current.query).toEqual({ q: 'ann', page: 2, pageSize: 20 });
  await act(async () => result.current.show({ q: 'bea', page: 1, pageSize: 50 }));
  expect(result.current.query).toEqual({ q: 'bea', page: 1, pageSize: 50 });
  expect(result.current.location).toMatchObject({
    pathname: '/settings',
    search: '?q=bea&pageSize=50',
    hash: '#users',
  });
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/start');
});

const TAB = {
  read: (search: string) => ({ tab: search.slice(1) }),
  toSearch: ({ tab }: { tab: string }) => tab,
  isStep: (next: { tab: string }, shown: { tab: string }) => next.tab !== shown.tab,
};

test('a change marked as a step adds an entry to the browser history', async () => {
  const { result, router } = at('/settings?a#results', () => useAddressQuery(TAB));
  await act(async () => result.current.show({ tab: 'a' }));
  await act(async () => result.current.show({ tab: 'b' }));
  await act(() => router.navigate(-1));
  expect(result.current.query).toEqual({ tab: 'a' });
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/start');
});

test('an unchanged address causes no further rendering', () => {
  const { result, rerender } = at('/settings?page=2', usePageQuery);
  const { query } = result.current;
  rerender();
  expect(result.current.query).toBe(query);
});
