import { screen, waitFor } from '@testing-library/react';
import {
  fakeApi,
  renderWithApi,
  type FakeRoutes,
  anInvestment,
  Themed,
  aMergePreview,
  MERGE_INTO,
  MERGE_PREVIEW,
  MERGE_TARGETS,
  TARGETS,
} from '@vaglio/test-kit';
import { MergeDialog } from './MergeDialog';

async function show(routes: FakeRoutes = {}) {
  const [report, onClose] = [jest.fn(), jest.fn()];
  const done = { ...aMergePreview().merge, id: '8' };
  const api = fakeApi({
    [MERGE_TARGETS]: TARGETS,
    [MERGE_PREVIEW]: aMergePreview().preview,
    [MERGE_INTO]: done,
    ...routes,
  });
  const startup = anInvestment({ id: '2', company_name: 'Lemantis Sàrl' });
  const view = renderWithApi(<MergeDialog startup={startup} report={report} onClose={onClose} />, api, {
    wrapper: Themed,
  });
  await screen.findByRole('radiogroup', { name: 'Most alike' });
  return { ...view, api, report, onClose };
}

const target = () => screen.getByRole('radio', { name: /^Lémantis Therapeutics SA/ });

test('the merge dialog offers the most likely targets with reasons, and shows the effect before the merge', async () => {
  const { user, api, report, onClose } = await show();
  expect(screen.getByText(/Name 0.94, same canton/)).toBeVisible();
  await user.click(target());
  expect(await screen.findByText('Lost: Founded 2019 of Marc Aebi')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(api.callsOf(MERGE_INTO)[0]).toMatchObject({
    body: { into: '1', versions: { first: 3, second: 5 } },
  });
  expect(report).toHaveBeenCalledWith({
    kind: 'saved',
    text: 'Merged. Score 14.5 to 16.5.',
    changeId: '8',
    of: 'merge',
  });
  // The merged startup no longer exists, so its preview is not reloaded.
  expect(api.callsOf(MERGE_PREVIEW)).toHaveLength(1);
});

test('if one startup is rejected and the other is an investment, a decision must be selected before the merge', async () => {
  const { user, api } = await show({ [MERGE_PREVIEW]: { ...aMergePreview().preview, needs_decision: true } });
  await user.click(target());
  const decision = await screen.findByRole('radio', { name: 'Rejected' });
  expect(screen.getByRole('button', { name: 'Merge' })).toBeDisabled();
  await user.click(decision);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Merge' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(api.callsOf(MERGE_INTO)).toHaveLength(1));
  expect(api.callsOf(MERGE_INTO)[0]).toMatchObject({ body: { choices: { decision: 'rejected' } } });
});

test('the merge dialog finds a startup by name', async () => {
  const { user, api } = await show();
  await user.type(screen.getByLabelText('Search a startup'), 'quite{Enter}');
  expect(await screen.findByRole('radiogroup', { name: 'Found' })).toBeVisible();
  expect(api.callsOf(MERGE_TARGETS).at(-1)?.query.get('q')).toBe('quite');
});

test('a merge target that a new search no longer lists cannot be used', async () => {
  const { user } = await show();
  await user.click(target());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Merge' })).toBeEnabled());
  await user.type(screen.getByLabelText('Search a startup'), 'quite{Enter}');
  expect(await screen.findByRole('radiogroup', { name: 'Found' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Merge' })).toBeDisabled();
});
