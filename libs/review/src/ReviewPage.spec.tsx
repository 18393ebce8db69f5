import { screen, waitFor, within } from '@testing-library/react';
import { failing, notOffered, widen, type FakeRequest } from '@vaglio/test-kit';
import { DESK_ROUTES, WAITING, waitingOf } from './testing/articles.fixture';
import {
  aMerge,
  aPreview,
  DISMISS,
  LATER,
  LIST,
  listOf,
  MERGE,
  openReview,
  PAIRS,
  PREVIEW,
  REVIEW,
  UNDO,
} from './testing/review.fixture';

beforeEach(() => widen(1440));

test.each([
  ['articles if articles and pairs are pending', waitingOf(1, 6), '/review?tab=articles'],
  ['pairs if no article is pending', waitingOf(0, 6), '/review?tab=duplicates'],
  ['articles if nothing is pending', waitingOf(0, 0), '/review?tab=articles'],
  ['pairs on a server without articles', notOffered, '/review?tab=duplicates'],
  ['pairs if the counts cannot be loaded', failing('Not now'), '/review?tab=duplicates'],
])('without a tab in its address, Review opens %s', async (_what, answer, address) => {
  const { path } = openReview({ ...DESK_ROUTES, [WAITING]: answer }, '/review');
  await waitFor(() => expect(path().startsWith(address)).toBe(true));
});

test('the tab in the address of Review opens even if the other tab has pending work', async () => {
  const { path } = openReview({ ...DESK_ROUTES, [WAITING]: waitingOf(28, 6) });
  await comparison();
  expect(path()).toBe(REVIEW);
});

const comparison = () => screen.findByRole('region', { name: 'Lémantis Therapeutics SA and Lemantis Sàrl' });
const compared = async () => within(await comparison());

test('the most probable pair is shown with differences, equal values, and the effect of the merge on the score', async () => {
  openReview();
  const view = await compared();
  expect(view.getByText('Same website lemantis.example, name 0.94, same canton Vaud')).toBeVisible();
  expect(view.getByText('Rank 2, score 14.5, 4 articles')).toBeVisible();
  expect(view.getByText('Rank 1, score 16.5, 6 articles')).toBeVisible();
  const founded = within(view.getByRole('group', { name: 'Founded' }));
  expect(founded.getByRole('radio', { name: 'Founded of Lemantis Sàrl: 2019' })).toBeChecked();
  expect(founded.getByText('Anna Keller')).toBeVisible();
  expect(view.getByRole('button', { name: '1 equal field: canton' })).toBeVisible();
  expect(
    within(view.getByRole('list', { name: 'What changes the score' })).getByRole('listitem'),
  ).toHaveTextContent('+2.0 swiss economic award, from Lemantis Sàrl');
  expect(screen.getByText('14 merged, 9 kept apart')).toBeVisible();
});

test('values and list entries of a pair can be selected by mouse and are sent with the merge', async () => {
  const { api, user } = openReview();
  const view = await compared();
  await user.click(view.getByRole('radio', { name: 'Founded of Lémantis Therapeutics SA: 2020' }));
  await waitFor(() =>
    expect(api.callsOf(PREVIEW).at(-1)?.body).toEqual({ fields: { founding_year: 'first' } }),
  );
  await user.click(view.getByRole('checkbox', { name: /^Awards of Lemantis Sàrl/ }));
  await waitFor(() => expect(view.getByRole('button', { name: 'Merge' })).toBeEnabled());
  api.answer({ [MERGE]: aMerge(), [LIST]: listOf(PAIRS.slice(1)) });
  await user.click(view.getByRole('button', { name: 'Merge' }));
  expect(await screen.findByText(/is now part of/)).toHaveTextContent(
    'Lemantis Sàrl is now part of Lémantis Therapeutics SA. Score 14.5 to 16.5.',
  );
  // The merged pair no longer exists, so it must not be requested.
  const order = api.calls.map(({ method, path }) => `${method} ${path}`);
  const merged = order.findIndex((call) => call.endsWith('/merge'));
  expect(order.slice(merged)).not.toContain(order[merged]?.replace('/merge', '/preview'));
  expect(api.callsOf(MERGE)[0]?.body).toEqual({
    choices: { fields: { founding_year: 'first' }, lists: { awards: 'first' } },
    versions: { first: 3, second: 2 },
  });
  expect(await screen.findByRole('region', { name: 'Hörklar AG and Hoerklar Akustik GmbH' })).toBeVisible();
  expect(document.body).not.toHaveFocus();
});

test('a pair can be merged by keyboard with selected values, and the merge can be undone', async () => {
  const { api, user, path } = openReview({ [MERGE]: aMerge(), [UNDO]: aMerge({ undone_by: 'Ann' }) });
  await comparison();
  await user.keyboard('{ArrowDown}1');
  await waitFor(() =>
    expect(api.callsOf(PREVIEW).at(-1)?.body).toEqual({ fields: { founding_year: 'first' } }),
  );
  await user.keyboard('j');
  await screen.findByRole('region', { name: 'Hörklar AG and Hoerklar Akustik GmbH' });
  expect(path()).toBe('/review?tab=duplicates&pair=2');
  await user.keyboard('k');
  await comparison();
  await user.keyboard('{Enter}');
  await screen.findByText(/is now part of/);
  await user.keyboard('u');
  await waitFor(() => expect(api.callsOf(UNDO)[0]?.params).toEqual({ id: '7' }));
  await waitFor(() => expect(screen.queryByText(/is now part of/)).toBeNull());
});

test('the key x keeps a pair apart and l postpones it, and each can be undone', async () => {
  const kept = { id: '5', first_id: '11', first_name: 'A', second_id: '12', second_name: 'B' };
  const { api, user } = openReview({
    [DISMISS]: { ...kept, decided_by: 'Ann', decided_at: '2026-11-12T10:00:00.000Z' },
    [LATER]: PAIRS[1],
    'POST /auth/duplicates/kept-apart/:id/undo': {
      ...kept,
      decided_by: 'Ann',
      decided_at: '2026-11-12T10:00:00.000Z',
    },
  });
  await comparison();
  await user.keyboard('x');
  expect(await screen.findByText(/are kept apart/)).toBeVisible();
  await screen.findByRole('region', { name: 'Hörklar AG and Hoerklar Akustik GmbH' });
  await user.keyboard('l');
  expect(await screen.findByText(/are now last/)).toBeVisible();
  // The first toast may already have closed, so the last Undo button is used.
  await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) ?? document.body);
  await waitFor(() => expect(api.callsOf(LATER).at(-1)?.body).toEqual({ is_later: false }));
  await user.keyboard('u');
  await waitFor(() => expect(api.callsOf('POST /auth/duplicates/kept-apart/:id/undo')).toHaveLength(1));
});

test('a merge that loses a manual value or a decision needs confirmation', async () => {
  const { api, user } = openReview({
    [PREVIEW]: aPreview(PAIRS[0], { losses: ['Founded 2019 of Anna Keller'] }),
    [MERGE]: aMerge(),
  });
  await comparison();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Merge and lose this?' })).toHaveTextContent(
    'Founded 2019 of Anna Keller',
  );
  expect(api.callsOf(MERGE)).toEqual([]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(api.callsOf(MERGE)).toHaveLength(1));
});

test('the effect of a selected value is shown before the merge, even after two quick selections', async () => {
  let answer = () => {};
  const waiting = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { api, user } = openReview({
    [PREVIEW]: async ({ body }: FakeRequest) => {
      if (Object.keys(Object(body)).length === 0) return { body: aPreview() };
      await waiting;
      return { body: aPreview(PAIRS[0], { losses: ['Founded 2019 of Anna Keller'] }) };
    },
    [MERGE]: aMerge(),
  });
  const view = await compared();
  await user.keyboard('{ArrowDown}1{Enter}');
  expect(view.getByRole('button', { name: 'Merge' })).toBeDisabled();
  await user.keyboard('{ArrowDown}2');
  await user.keyboard('2');
  expect(api.callsOf(PREVIEW).at(-1)?.body).toEqual({
    fields: { founding_year: 'first' },
    lists: { awards: 'both' },
  });
  answer();
  await waitFor(() => expect(view.getByRole('button', { name: 'Merge' })).toBeEnabled());
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Merge and lose this?' })).toBeVisible();
  expect(api.callsOf(MERGE)).toEqual([]);
});

test('a conflict between Rejected and Investment must be resolved before the merge', async () => {
  const { api, user } = openReview({
    [PREVIEW]: aPreview(PAIRS[0], {
      needs_decision: true,
      flags: [
        { flag: 'rejected', first: false, second: true, result: true },
        { flag: 'investment', first: true, second: false, result: true },
      ],
    }),
  });
  const view = await compared();
  expect(view.getByRole('button', { name: 'Merge' })).toBeDisabled();
  expect(view.getByText(/Choose which decision/)).toBeVisible();
  await user.click(
    within(view.getByRole('group', { name: 'Decision' })).getAllByRole('radio')[1] ?? document.body,
  );
  await waitFor(() => expect(api.callsOf(PREVIEW).at(-1)?.body).toEqual({ decision: 'rejected' }));
  expect(view.getByRole('button', { name: 'Merge' })).toBeEnabled();
});

test('undoing a merge with later changes lists the changes and needs confirmation', async () => {
  const changes = [{ what: 'Edited a startup', by: 'Marc Aebi', at: '2026-11-20T10:00:00.000Z' }];
  const refused = {
    status: 409,
    body: { error: 'Lémantis was changed since. These changes stay with it.', changes },
  };
  const { api, user } = openReview({ [UNDO]: () => refused });
  await user.click(await screen.findByRole('button', { name: /Undo the merge of Zellkern/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Undo the merge?' });
  expect(dialog).toHaveTextContent('Edited a startup, Marc Aebi');
  api.answer({ [UNDO]: aMerge() });
  await user.click(within(dialog).getByRole('button', { name: 'Undo the merge' }));
  await waitFor(() => expect(api.callsOf(UNDO).at(-1)?.body).toEqual({ confirm: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a refused merge shows the reason and keeps the pair open', async () => {
  const { user } = openReview({ [MERGE]: failing('The service is busy.') });
  await comparison();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('The service is busy.')).toBeVisible();
  expect(await comparison()).toBeVisible();
});

test('without pairs a text is shown, and filters remain available', async () => {
  const { user, path } = openReview({ [LIST]: listOf([]) });
  expect(await screen.findByText('No pairs to compare.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Same website/ }));
  await waitFor(() => expect(path()).toBe('/review?tab=duplicates&only=website'));
});

test('a failed load of the pairs offers Retry, and the pairs are then shown', async () => {
  const { api, user } = openReview({ [LIST]: failing('The service is busy.') });
  expect(await screen.findByText('The service is busy.')).toBeVisible();
  api.answer({ [LIST]: listOf(PAIRS) });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await comparison()).toBeVisible();
});

test('on a server without duplicates Review shows the list of startups instead', async () => {
  const { path } = openReview({ [LIST]: notOffered });
  await waitFor(() => expect(path()).toBe('/potential-investiments'));
});

test('on a phone the list of pairs is shown first, then a comparison with a back button', async () => {
  widen(375);
  const { user } = openReview();
  await user.click(await screen.findByRole('button', { name: /Lemantis Sàrl/ }));
  expect(await comparison()).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Pairs' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'All pairs' }));
  expect(await screen.findByRole('list', { name: 'Pairs' })).toBeVisible();
});
