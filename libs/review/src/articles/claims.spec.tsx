import { act, screen, waitFor } from '@testing-library/react';
import { widen, type FakeRequest } from '@vaglio/test-kit';
import { ARTICLE, CLAIM, FIRST, RELEASE, SECOND } from '../testing/articles.fixture';
import { openDesk } from '../testing/review.fixture';

beforeEach(() => {
  widen(1440);
  jest.useFakeTimers({ advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

type Calls = ReturnType<typeof openDesk>['api'];
const idsOf = (api: Calls, route: string) => api.callsOf(route).map(({ params }) => params['id']);

test('an article that another person was reviewing becomes the next article after that person leaves', async () => {
  let isFree = false;
  const taken = { status: 409, body: { error: 'Anna Keller is reviewing this article.' } };
  const { api, user } = openDesk({
    [CLAIM]: ({ params }: FakeRequest) =>
      params['id'] === '8' && !isFree ? taken : { body: { claim: FIRST.claim } },
  });
  await waitFor(() => expect(idsOf(api, CLAIM)).toEqual(['7', '8', '9']));
  await waitFor(() => expect(idsOf(api, ARTICLE)).toContain('9'));
  isFree = true;
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  await waitFor(() => expect(idsOf(api, CLAIM).filter((id) => id === '8')).toHaveLength(2));
  await user.keyboard('n');
  expect(await screen.findByRole('heading', { name: SECOND.title })).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(0));
});

test('an article is released even if the person leaves before its claim is confirmed', async () => {
  let answer = () => {};
  const waiting = new Promise<void>((resolve) => (answer = resolve));
  const { api, user } = openDesk({
    [CLAIM]: async ({ params }: FakeRequest) => {
      if (params['id'] === '8') await waiting;
      return { body: { claim: FIRST.claim } };
    },
  });
  await waitFor(() => expect(idsOf(api, CLAIM)).toEqual(['7', '8']));
  await user.keyboard('n');
  await screen.findByRole('heading', { name: SECOND.title });
  await user.keyboard('n');
  await waitFor(() => expect(idsOf(api, CLAIM)).toEqual(['7', '8', '9', '7']));
  expect(idsOf(api, RELEASE)).not.toContain('8');
  answer();
  await waitFor(() => expect(idsOf(api, RELEASE)).toContain('8'));
});
