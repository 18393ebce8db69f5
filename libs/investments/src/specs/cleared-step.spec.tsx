import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import {
  aStartup,
  signIn,
  widen,
  type FakeRoutes,
  aBoard,
  aCard,
  made,
  RULES,
  REASONS,
  WORK,
} from '@vaglio/test-kit';
import { openPage } from '../testing/investments.fixture';

const SAVE_WORK = 'PATCH /auth/investments/:id/work';
const PLANNED = {
  startup_id: '1',
  assignee_id: null,
  assignee: null,
  step: 'Term sheet',
  due: null,
  version: 3,
};
const CLEARED = { ...PLANNED, step: null, version: 4 };

/** Opens a board with two startups that have a next step, then moves 'Alpha AG' to Investment. */
async function moveAlpha(routes: FakeRoutes) {
  widen(1440);
  signIn({ role: 'admin' });
  const { decision } = made({}, { id: '41' });
  const view = openPage(
    {
      [REASONS]: RULES,
      'GET /auth/investments/stages': aBoard({
        new: [aCard({ id: '2', company_name: 'Beta SA', score: 9 })],
        contacted: [aCard({ email_sent: 1 })],
      }),
      'POST /auth/investments/:id/stage': {
        decisions: [decision],
        startup: aStartup({ id: '1', version: 2, email_sent: 1, interested: 1 }),
      },
      [WORK]: PLANNED,
      ...routes,
    },
    '/potential-investiments?layout=board',
  );
  await move(view.user, 'Alpha AG', 'Investment');
  await screen.findByRole('button', { name: 'Clear the step' });
  return view;
}

async function move(user: UserEvent, name: string, stage: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `Move ${name} to another stage` }));
  await user.click(await screen.findByRole('menuitem', { name: `Move to ${stage}` }));
}

test('a move into Investment offers to clear the next step until the next move', async () => {
  const { user } = await moveAlpha({ [SAVE_WORK]: CLEARED });
  await user.click(screen.getByRole('button', { name: 'Clear the step' }));
  expect(await screen.findByText('Next step “Term sheet” of Alpha AG was cleared.')).toBeVisible();
  await move(user, 'Beta SA', 'Contacted');
  await waitFor(() => expect(screen.queryByText(/was cleared/)).toBeNull());
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Close this message' }));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(screen.queryByText(/was cleared/)).toBeNull();
});

test('a next step that is cleared after another move keeps the message of that move', async () => {
  let answer: () => void = () => undefined;
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { api, user } = await moveAlpha({
    [SAVE_WORK]: async () => {
      await isAnswered;
      return { body: CLEARED };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Clear the step' }));
  await move(user, 'Beta SA', 'Investment');
  const ofBeta = { selector: 'b' };
  expect(await screen.findByText('Beta SA', ofBeta)).toBeVisible();
  await screen.findByRole('button', { name: 'Clear the step' });
  const read = api.callsOf(WORK).length;
  answer();
  await waitFor(() => expect(api.callsOf(WORK).length).toBeGreaterThan(read));
  expect(screen.getByText('Beta SA', ofBeta)).toBeVisible();
});
