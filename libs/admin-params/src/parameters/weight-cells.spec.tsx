import { screen, waitFor, within } from '@testing-library/react';
import { changedMeanwhile, fakeApi, renderWithApi, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { KICK, parameterRoutes } from '../testing/admin-params.fixture';
import { ParametersSection } from './ParametersSection';

const UPDATE = 'PUT /auth/admin/parameters/:id';
const RAISED = { ...KICK, value: 3, version: 2 };

async function open(routes: FakeRoutes = {}) {
  const api = fakeApi({ ...parameterRoutes(KICK), [UPDATE]: RAISED, ...routes });
  const { user } = renderWithApi(<ParametersSection />, api, {
    wrapper: ThemeRoot,
    route: '/configurations#params',
  });
  const cell = await screen.findByRole('gridcell', { name: '2.0000' });
  const type = async (text: string) => {
    await user.click(cell);
    const field = await screen.findByRole('textbox', { name: 'Value of kick' });
    await user.clear(field);
    await user.type(field, text);
  };
  const sent = () => api.callsOf(UPDATE).map(({ headers, body }) => [headers.get('If-Match'), body]);
  return { user, cell, type, sent };
}

test('a weight is edited in its table cell, saved with Enter, and restored with Undo', async () => {
  const { user, type, sent } = await open();
  await type('3{Enter}');
  expect(await screen.findByText('kick: 2.0000 to 3.0000.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(sent()).toEqual([
      ['"1"', { value: 3 }],
      ['"2"', { value: 2 }],
    ]),
  );
});

test.each([
  ['Escape', '3{Escape}'],
  ['the same number', '2.0{Enter}'],
])('in a weight cell, %s leaves the weight unchanged', async (_how, keys) => {
  const { type, sent } = await open();
  await type(keys);
  expect(await screen.findByRole('gridcell', { name: '2.0000' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Value of kick' })).not.toBeInTheDocument();
  expect(sent()).toEqual([]);
});

test('an invalid number in a weight cell is not saved and remains editable', async () => {
  const { type, sent } = await open();
  await type('much{Enter}');
  expect(screen.getByRole('textbox', { name: 'Value of kick' })).toHaveValue('much');
  expect(screen.getByRole('textbox', { name: 'Value of kick' })).toBeInvalid();
  expect(sent()).toEqual([]);
});

test('after a conflict both weights are shown in the cell, and the person can save their own', async () => {
  const { user, type, sent } = await open({ [UPDATE]: changedMeanwhile({ ...KICK, value: 5, version: 2 }) });
  await type('3{Enter}');
  const different = within(await screen.findByRole('table', { name: 'Differences' }));
  expect(different.getByRole('row', { name: 'Value 3.0000 5.0000' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() =>
    expect(sent()).toEqual([
      ['"1"', { value: 3 }],
      ['"2"', { value: 3 }],
    ]),
  );
});

test('a refused weight shows the reason in its cell', async () => {
  const refusal = { status: 409, body: { error: 'Another parameter has that name' } };
  const { type } = await open({ [UPDATE]: () => refusal });
  await type('3{Enter}');
  expect(await screen.findByText('Another parameter has that name')).toBeVisible();
  expect(await screen.findByRole('gridcell', { name: '2.0000' })).toBeVisible();
});
