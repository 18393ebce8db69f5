import { screen, within } from '@testing-library/react';
import { changedMeanwhile, fakeApi, renderWithApi } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { SCORE_ROUTES } from '../testing/admin-params.fixture';
import { ScoresSection } from './ScoresSection';

const SAVE = 'PUT /auth/admin/score';

async function open() {
  const api = fakeApi({
    ...SCORE_ROUTES,
    [SAVE]: changedMeanwhile({ threshold: 8, top_percent: 0.3, version: 2 }),
  });
  const { user } = renderWithApi(<ScoresSection />, api, { wrapper: ThemeRoot });
  const threshold = await screen.findByLabelText('Threshold');
  await user.clear(threshold);
  await user.type(threshold, '6{Enter}');
  const notice = await screen.findByRole('alert');
  const press = (name: string) => user.click(within(notice).getByRole('button', { name }));
  const sent = () => api.callsOf(SAVE).map(({ headers, body }) => [headers.get('If-Match'), body]);
  return { notice, threshold, press, sent };
}

test('score settings that another person saved in the meantime are shown next to the input', async () => {
  const { notice, threshold, press, sent } = await open();
  expect(notice).toHaveTextContent(/Threshold68Top percentnot changed0\.30/);
  expect(threshold).toHaveValue('6');
  await press('Keep mine');
  expect(await screen.findByText('Scores saved.')).toBeVisible();
  expect(sent()).toEqual([
    ['"1"', { threshold: 6, top_percent: 0.2 }],
    ['"2"', { threshold: 6, top_percent: 0.3 }],
  ]);
});

test('after a conflict a person can accept the other person’s score settings', async () => {
  const { threshold, press, sent } = await open();
  await press('Take theirs');
  expect(threshold).toHaveValue('8');
  expect(screen.getByLabelText('Top percent')).toHaveValue('0.30');
  expect(sent()).toHaveLength(1);
});
