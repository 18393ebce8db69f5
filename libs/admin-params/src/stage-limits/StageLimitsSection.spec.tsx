import { screen } from '@testing-library/react';
import { changedMeanwhile, fakeApi, renderWithApi } from '@vaglio/test-kit';
import { StageLimitsSection } from './StageLimitsSection';

const READ = 'GET /auth/admin/stage-limits';
const SAVE = 'PUT /auth/admin/stage-limits';

test('a blank stage limit highlights no startups, and an invalid limit shows its error', async () => {
  const api = fakeApi({
    [READ]: { contacted: 30, contract: 45, version: 1 },
    [SAVE]: changedMeanwhile({ contacted: 20, contract: 45, version: 2 }),
  });
  const { user } = renderWithApi(<StageLimitsSection />, api);
  const contract = await screen.findByLabelText('Contract');
  await user.clear(contract);
  await user.type(contract, '1.5{Enter}');
  expect(contract).toHaveAccessibleDescription('Contract must be a whole number of days from 1 to 3650.');
  await user.clear(contract);
  await user.type(contract, '{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(/Contacted.*20/);
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  expect(await screen.findByText('Limits saved.')).toBeVisible();
  expect(api.callsOf(SAVE).map(({ headers, body }) => [headers.get('If-Match'), body])).toEqual([
    ['"1"', { contacted: 30, contract: null }],
    ['"2"', { contacted: 20, contract: null }],
  ]);
});
