import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  failing,
  fakeApi,
  FIXED_NOW,
  renderWithApi,
  type FakeRoutes,
  anInvestment,
  Themed,
  aSplit,
  aSplitPreview,
  ROWS,
  SPLIT,
  SPLIT_PREVIEW,
  THREE_ROWS,
} from '@vaglio/test-kit';
import { SplitDialog } from './SplitDialog';

async function show(routes: FakeRoutes = {}) {
  const [report, undoChange, onClose] = [jest.fn(), jest.fn(), jest.fn()];
  const api = fakeApi({ [ROWS]: THREE_ROWS, [SPLIT_PREVIEW]: aSplitPreview(), [SPLIT]: aSplit(), ...routes });
  const startup = anInvestment({ id: '1', company_name: 'Alpha AG' });
  const acts = { report, undoChange, onClose };
  const view = renderWithApi(<SplitDialog startup={startup} {...acts} />, api, {
    clock: () => FIXED_NOW,
    wrapper: Themed,
  });
  await screen.findByRole('list', { name: 'Rows' });
  return { ...view, api, ...acts };
}

const box = (name: string) => screen.getByRole('checkbox', { name });
const button = (name: string) => screen.getByRole('button', { name });

test('the split dialog shows raw rows, and the row that names the startup cannot be split off', async () => {
  await show();
  const [alpha, beta, own] = within(screen.getByRole('list', { name: 'Rows' })).getAllByRole('listitem');
  expect(alpha).toHaveTextContent(
    'Import, line 41https://campus.example · Zürich · 2020 · Ann Bergeurostars',
  );
  expect(beta).toHaveTextContent('Startwerk, 19 Nov');
  expect(own).toHaveTextContent('Stays. Its ID is that of this startup.');
  expect(within(own ?? document.body).getByRole('checkbox')).toBeDisabled();
  expect(button('Split')).toBeDisabled();
});

test('a startup with many raw rows shows how many are hidden in the split dialog', async () => {
  await show({ [ROWS]: { ...THREE_ROWS, total: 1240 } });
  expect(screen.getByText('The first 3 of 1’240 rows are shown. The others stay.')).toBeVisible();
});

test('the result of a split is previewed, and the completed split offers Undo', async () => {
  const { user, api, report, onClose } = await show();
  await user.click(box('Beta AG'));
  await screen.findByText('Split off');
  expect(screen.getByRole('status')).toHaveTextContent('StaysAlpha AGeurostarsScore, rank 206.0 to4.0');
  await user.click(button('Split'));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(api.callsOf(SPLIT)[0]).toMatchObject({ body: { groups: [{ rows: ['12'] }] } });
  expect(report).toHaveBeenCalledWith({
    kind: 'saved',
    text: 'Beta AG split off. Score 6.0 to 4.0.',
    changeId: '5',
    of: 'split',
  });
});

test('several raw rows can be split off together or separately', async () => {
  const { user, api } = await show();
  await user.click(box('Beta AG'));
  await user.click(screen.getAllByRole('checkbox', { name: 'Alpha AG' })[0] ?? document.body);
  await user.click(screen.getByRole('radio', { name: 'A company each' }));
  await waitFor(() => expect(button('Split')).toBeEnabled());
  await user.click(button('Split'));
  await waitFor(() => expect(api.callsOf(SPLIT)).toHaveLength(1));
  expect(api.callsOf(SPLIT)[0]).toMatchObject({ body: { groups: [{ rows: ['11'] }, { rows: ['12'] }] } });
});

test('rows selected for a split in quick succession are previewed with one request', async () => {
  const { api } = await show();
  fireEvent.click(box('Beta AG'));
  fireEvent.click(screen.getAllByRole('checkbox', { name: 'Alpha AG' })[0] ?? document.body);
  await waitFor(() => expect(button('Split')).toBeEnabled());
  expect(api.callsOf(SPLIT_PREVIEW).map(({ body }) => body)).toEqual([{ groups: [{ rows: ['11', '12'] }] }]);
});

test('a split startup with the name of another startup needs confirmation', async () => {
  const preview = aSplitPreview();
  const [part] = preview.parts;
  const parts = part ? [{ ...part, company_name: 'Alpha AG (2)', needs_name: true }] : [];
  const { user, api } = await show({ [SPLIT_PREVIEW]: { ...preview, parts } });
  await user.click(box('Beta AG'));
  const name = await screen.findByLabelText(/^Name for Alpha AG \(2\)/);
  expect(button('Split')).toBeDisabled();
  await user.type(name, 'Alpha Vaud AG');
  await user.click(button('Split'));
  await waitFor(() => expect(api.callsOf(SPLIT)).toHaveLength(1));
  expect(api.callsOf(SPLIT)[0]).toMatchObject({
    body: { groups: [{ rows: ['12'], company_name: 'Alpha Vaud AG' }] },
  });
});

test('a refused split shows the reason and keeps the selection', async () => {
  const { user, onClose } = await show({
    [SPLIT]: failing('Please reload.', 412),
  });
  await user.click(box('Beta AG'));
  await waitFor(() => expect(button('Split')).toBeEnabled());
  await user.click(button('Split'));
  expect(await screen.findByText(/Somebody changed this startup in the meantime/)).toBeVisible();
  expect(box('Beta AG')).toBeChecked();
  expect(onClose).not.toHaveBeenCalled();
});

test('an earlier split can be undone', async () => {
  const { user, undoChange, onClose } = await show();
  await user.click(button('Undo the split of Beta AG'));
  expect(onClose).toHaveBeenCalled();
  expect(undoChange).toHaveBeenCalledWith('5', 'split');
});
