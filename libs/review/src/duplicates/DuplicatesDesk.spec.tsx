import { screen, waitFor, within } from '@testing-library/react';
import { failing, widen, type FakeRequest } from '@vaglio/test-kit';
import {
  aMerge,
  APART,
  KEPT_APART,
  LIST,
  listOf,
  MERGE,
  openReview,
  PAIRS,
  PREVIEW,
  REVIEW,
} from '../testing/review.fixture';

beforeEach(() => widen(1440));

const comparison = () => screen.findByRole('region', { name: 'Lémantis Therapeutics SA and Lemantis Sàrl' });

test('a pair in the address that is not on the current page is compared', async () => {
  const [first, second] = PAIRS;
  const routes = { [LIST]: listOf([second]), 'GET /auth/duplicates/:id': first };
  const { user } = openReview(routes, `${REVIEW}&pair=1`);
  await comparison();
  expect(screen.getByRole('button', { name: /Hoerklar/ })).not.toHaveAttribute('aria-current');
  await user.keyboard('j');
  await screen.findByRole('region', { name: 'Hörklar AG and Hoerklar Akustik GmbH' });
});

test('if the pair in the address no longer exists, a message is shown and no other pair is compared', async () => {
  const gone = failing('The pair was decided already.', 404);
  const { api, user } = openReview({ 'GET /auth/duplicates/:id': gone }, `${REVIEW}&pair=9`);
  expect(await screen.findByText('The pair was decided already.')).toBeVisible();
  await user.keyboard('{Enter}x');
  expect(api.callsOf(PREVIEW)).toEqual([]);
  await user.click(screen.getByRole('button', { name: /Lemantis/ }));
  expect(await comparison()).toBeVisible();
});

test('after a merge the next pair contains neither of the merged startups', async () => {
  const [first, second] = PAIRS;
  const ofTheSame = {
    ...first,
    id: '3',
    second: { ...first.second, id: '31', company_name: 'Lem' },
  };
  const { user, path } = openReview({ [LIST]: listOf([first, ofTheSame, second]), [MERGE]: aMerge() });
  await comparison();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(path()).toBe('/review?tab=duplicates&pair=2'));
});

test('after Undo, a pair that was kept apart can be compared again, even on another day', async () => {
  const undo = 'POST /auth/duplicates/kept-apart/:id/undo';
  const { api, user } = openReview({ [undo]: KEPT_APART });
  await user.click(await screen.findByRole('button', { name: 'Compare Uferwind AG and Uferwald AG again' }));
  await waitFor(() => expect(api.callsOf(undo).map(({ params }) => params.id)).toEqual(['5']));
  expect(await screen.findByText('Undone.')).toBeInTheDocument();
});

test('if a pair cannot be compared again, the reason is shown', async () => {
  const undo = 'POST /auth/duplicates/kept-apart/:id/undo';
  const { user } = openReview({ [undo]: failing('This was undone already.', 409) });
  await user.click(await screen.findByRole('button', { name: 'Compare Uferwind AG and Uferwald AG again' }));
  expect(await screen.findByText('This was undone already.')).toBeVisible();
});

test('without pairs that were kept apart, their list is hidden', async () => {
  openReview({ [APART]: { items: [], total: 0 } });
  await comparison();
  expect(screen.queryByRole('heading', { name: 'Kept apart' })).not.toBeInTheDocument();
});

test('if the current page of merged companies becomes empty, the last page is shown', async () => {
  const { api, user } = openReview({
    'GET /auth/merges': ({ query }: FakeRequest) => ({
      body: query.get('page') === '2' ? { items: [], total: 20 } : { items: [aMerge()], total: 21 },
    }),
  });
  const merged = within(await screen.findByRole('region', { name: 'Merged companies' }));
  await user.click(await merged.findByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(api.callsOf('GET /auth/merges').at(-1)?.query.get('page')).toBe('2'));
  expect(await merged.findByText('Same website, name 0.94')).toBeVisible();
});
