import { screen, waitFor, within } from '@testing-library/react';
import { aParameter, fakeApi, renderWithApi, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { parameterRoutes } from '../testing/admin-params.fixture';
import { ParametersSection } from './ParametersSection';

const IMPORT = 'POST /auth/admin/parameters/weights';
const KICK = aParameter({ parameterID: 'venture-kick-1', parameterName: 'venture kick 1', value: 1 });

async function open(routes: FakeRoutes = {}) {
  const api = fakeApi({ ...parameterRoutes(KICK), ...routes });
  const page = renderWithApi(<ParametersSection />, api, {
    wrapper: ThemeRoot,
    route: '/configurations#params',
  });
  await page.user.click(await screen.findByRole('button', { name: 'Import weights' }));
  return { api, ...page };
}

test('a pasted table of weights shows its changes before it is imported as a whole', async () => {
  const { api, user } = await open({
    [IMPORT]: { created: ['boldbrain'], changed: ['venture-kick-1'], unchanged: 0 },
  });
  await user.click(screen.getByLabelText('Table'));
  await user.paste('Name\tWeight\nVenture Kick 1\t2.5\nBoldbrain\t0.5\n');
  expect(await screen.findByText('1 new, 1 changed, 0 unchanged')).toBeVisible();
  const lines = within(screen.getByRole('list', { name: 'Changed weights' })).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Boldbrainnew → 0.5000',
    'venture kick 11.0000 → 2.5000',
  ]);
  await user.click(screen.getByRole('button', { name: 'Import' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.callsOf(IMPORT).map(({ body }) => body)).toEqual([
    {
      weights: [
        { parameterName: 'Venture Kick 1', value: 2.5 },
        { parameterName: 'Boldbrain', value: 0.5 },
      ],
    },
  ]);
});

test('an unreadable line in a pasted table of weights is named, and nothing is sent', async () => {
  const { api, user } = await open();
  await user.click(screen.getByLabelText('Table'));
  await user.paste('venture kick 1;much');
  await user.click(screen.getByRole('button', { name: 'Import' }));
  expect(screen.getByLabelText('Table')).toHaveAccessibleDescription(
    'Line 1: the weight of venture kick 1 must be a number.',
  );
  expect(api.callsOf(IMPORT)).toHaveLength(0);
});
