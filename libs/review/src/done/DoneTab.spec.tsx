import { screen, waitFor, within } from '@testing-library/react';
import { failing, widen } from '@vaglio/test-kit';
import { aStep } from '../testing/an-article.fixture';
import { FIRST, NAMES, STEPS, stepped, UNDO_STEP } from '../testing/articles.fixture';
import { openDone } from '../testing/review.fixture';

beforeEach(() => widen(1440));

const ALLOW = 'DELETE /auth/review/discarded-names/:id';
const grid = (name: string) => screen.findByRole('grid', { name });

test('completed review steps are listed with article and author', async () => {
  const undone = aStep({ undone_at: '2026-11-12T12:00:00.000Z', undone_by: 'Ann Huber' });
  const { api, user } = openDone({ [UNDO_STEP]: stepped(FIRST, undone) });
  const steps = within(await grid('Reviewed'));
  expect(screen.queryByRole('button', { name: 'Keyboard' })).toBeNull();
  expect(steps.getByText('Anna Keller')).toBeVisible();
  expect(steps.getByRole('link', { name: 'Drei Runden an einem Tag' })).toHaveAttribute(
    'href',
    '/review?tab=articles&article=7',
  );
  api.answer({ [STEPS]: { items: [undone], total: 1 } });
  await user.click(steps.getByRole('button', { name: /^Undo: Money of Kälteblick AG/ }));
  await waitFor(() => expect(api.callsOf(UNDO_STEP)[0]?.params).toEqual({ id: '901' }));
  expect(await screen.findByText('Undone by Ann Huber')).toBeVisible();
});

test('undoing a review step with dependent steps is refused with the reason', async () => {
  const { user } = openDone({ [UNDO_STEP]: failing('Founded was changed since.', 409) });
  await user.click(await screen.findByRole('button', { name: /^Undo: Money/ }));
  expect(await screen.findByText('Founded was changed since.')).toBeVisible();
});

test('the filter Mine requests only the person’s own review steps', async () => {
  const { api, user } = openDone();
  await user.click(await screen.findByRole('button', { name: 'Mine' }));
  await waitFor(() => expect(api.callsOf(STEPS).at(-1)?.query.get('mine')).toBe('true'));
});

test('a discarded name can be allowed again in the list of completed reviews', async () => {
  const { api, user } = openDone({ [ALLOW]: { decisions: [] } });
  await grid('Discarded names');
  api.answer({ [NAMES]: { items: [], total: 0 } });
  await user.click(screen.getByRole('button', { name: 'Allow Walensee Energie AG again' }));
  expect(await screen.findByText('Walensee Energie AG may be proposed again.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('grid', { name: 'Discarded names' })).toBeNull());
});
