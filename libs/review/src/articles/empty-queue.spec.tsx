import { screen, waitFor } from '@testing-library/react';
import { widen } from '@vaglio/test-kit';
import { aLine } from '../testing/an-article.fixture';
import { ARTICLES, DECIDE, FIRST, queueOf, stepped, UNDO_STEP } from '../testing/articles.fixture';
import { openDesk } from '../testing/review.fixture';

beforeEach(() => widen(1440));

test('an empty review queue shows the number of decisions without rejected and undone decisions', async () => {
  const over = { ...FIRST, open: 0 };
  const answers = [
    { body: stepped(over, { id: '905' }) },
    { status: 500, body: { error: 'Not saved.' } },
    { body: stepped(over, { id: '906' }) },
  ];
  const { api, user } = openDesk({
    [ARTICLES]: queueOf([aLine(FIRST)]),
    [DECIDE]: () => answers.shift() ?? { status: 500 },
    [UNDO_STEP]: stepped(over, { id: '906', undone_at: '2026-11-12T12:00:00.000Z' }),
  });
  await screen.findByRole('region', { name: 'Kälteblick AG' });
  await user.keyboard('2');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled());
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Not saved.')).toBeVisible();
  await user.keyboard('x');
  await waitFor(() => expect(api.callsOf(DECIDE)).toHaveLength(3));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled());
  await user.keyboard('u');
  expect(await screen.findByText(/^Undone: /)).toBeInTheDocument();
  expect(api.callsOf(UNDO_STEP)[0]?.params).toEqual({ id: '906' });
  api.answer({ [ARTICLES]: queueOf([], { counts: { ...queueOf([]).counts, all: 0 } }) });
  await user.keyboard('n');
  await screen.findByRole('heading', { name: 'Nothing waits for review' });
  const done = screen
    .getAllByRole('term')
    .map(({ textContent, nextSibling }) => [textContent, nextSibling?.textContent]);
  expect(done).toEqual([
    ['Values accepted', '1'],
    ['Corrected', '0'],
    ['Discarded', '0'],
    ['Companies discarded', '0'],
  ]);
});
