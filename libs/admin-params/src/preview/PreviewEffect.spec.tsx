import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { fakeApi, renderWithApi, unanswered, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { anEffect, STILL } from './an-effect.fixture';
import { PreviewEffect } from './PreviewEffect';

const SIMULATE = 'POST /auth/admin/score/simulate';
const DIFFERENCE = 'POST /auth/admin/score/simulate/difference';
const CHANGES = [{ update_parameter: { parameterID: 'kick', value: 2 } }];

function open(routes: FakeRoutes, props: Partial<Parameters<typeof PreviewEffect>[0]> = {}) {
  const api = fakeApi(routes);
  return {
    api,
    ...renderWithApi(<PreviewEffect changes={CHANGES} {...props} />, api, { wrapper: ThemeRoot }),
  };
}
const button = () => screen.getByRole('button', { name: 'Preview effect' });

test('a preview shows the counts first, then the startups that enter, leave or move', async () => {
  const { api, user } = open({ [SIMULATE]: anEffect() });
  await user.click(button());
  expect(await screen.findByText('12')).toBeVisible();
  // The preview is the last status region, because the toasts come before it.
  const status = screen.getAllByRole('status').at(-1) ?? document.body;
  expect(status).toHaveTextContent('12 of 1’284 startups change score.');
  expect(
    within(status)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual(['ListSizeEnterLeaveMove', 'Eligible40 → 411130', 'Top list2010']);
  expect(screen.getByRole('list', { name: 'Enter (1)' })).toHaveTextContent(
    'Alpha AGPlace 3 → 1, score 4.0 → 7.5',
  );
  expect(screen.getByRole('list', { name: 'Leave (1)' })).toHaveTextContent(
    'Beta AGPlace 1 → 9, score 5.0 → 4.0',
  );
  expect(screen.getByRole('list', { name: 'Move (30)' })).toHaveTextContent('Gamma AGPlace 2 → 3, score 6.0');
  expect(screen.getByText('and 29 more, all in the file')).toBeVisible();
  expect(api.callsOf(SIMULATE).map(({ body }) => body)).toEqual([{ changes: CHANGES }]);
});

test('the names in a preview belong to the selected list of startups', async () => {
  const { user } = open({ [SIMULATE]: anEffect() });
  await user.click(button());
  await user.selectOptions(await screen.findByLabelText('Names of'), 'Top list');
  expect(screen.getByRole('heading', { name: 'Enter (0)' })).toBeVisible();
  expect(screen.getAllByText('None')).toHaveLength(2);
  expect(screen.getByRole('list', { name: 'Leave (1)' })).toHaveTextContent('Beta AG');
});

test('if a preview would contain too many changes, it is not requested and the limit is shown', async () => {
  const changes = Array.from({ length: 101 }, (_, index) => ({
    create_parameter: { parameterName: `Prize ${index}`, value: 1 },
  }));
  const { api, user } = open({ [SIMULATE]: anEffect() }, { changes });
  await user.click(button());
  expect(await screen.findByText(/^A preview takes at most 100 changes, and these are 101\./)).toBeVisible();
  expect(api.callsOf(SIMULATE)).toEqual([]);
});

test('a preview without any effect shows a text', async () => {
  const { user } = open({ [SIMULATE]: anEffect({ rescored: 0, eligible: STILL, top: STILL }) });
  await user.click(button());
  expect(await screen.findByText('Nothing would change: no score, no rank, no list.')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('the preview of an unchanged form sends no request and shows that nothing would change', async () => {
  const { api, user } = open({}, { changes: [] });
  await user.click(button());
  expect(screen.getByText('Nothing would change: no score, no rank, no list.')).toBeVisible();
  expect(api.calls).toHaveLength(0);
});

test('the preview of an invalid form shows the error of the form instead', async () => {
  const onRefused = jest.fn();
  const { api, user } = open({}, { changes: null, onRefused });
  await user.click(button());
  expect(onRefused).toHaveBeenCalledTimes(1);
  expect(api.calls).toHaveLength(0);
});

test('while a preview is being calculated, its button shows this and is disabled', async () => {
  const { user } = open({ [SIMULATE]: unanswered });
  await user.click(button());
  expect(screen.getByRole('button', { name: 'Calculating…' })).toHaveAttribute('aria-disabled', 'true');
});

test.each([
  ["the server's message", { status: 409, body: { error: 'Group not found' } }, 'Group not found'],
  ["'Preview failed' without a server message", { status: 500 }, 'Preview failed'],
])('a failed preview shows %s and can be retried', async (_name, answer, text) => {
  const { api, user } = open({ [SIMULATE]: () => answer });
  await user.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  api.answer({ [SIMULATE]: anEffect() });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('table')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('on a server without previews (404) the preview button is hidden, without an error', async () => {
  const { user } = open({ [SIMULATE]: () => ({ status: 404, body: { error: 'Not found' } }) });
  await user.click(button());
  await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the preview of one change is never shown for another change', async () => {
  const api = fakeApi({ [SIMULATE]: anEffect() });
  const { user } = renderWithApi(<ValueForm />, api, { wrapper: ThemeRoot });
  await user.click(button());
  expect(await screen.findByRole('table')).toBeVisible();
  await user.type(screen.getByLabelText('Value'), '3');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

function ValueForm() {
  const [value, setValue] = useState('2');
  return (
    <>
      <input aria-label="Value" value={value} onChange={(event) => setValue(event.target.value)} />
      <PreviewEffect changes={[{ update_parameter: { parameterID: 'kick', value: Number(value) } }]} />
    </>
  );
}

test('a preview whose list of differences cannot be loaded shows a red alert', async () => {
  const { user } = open({ [SIMULATE]: anEffect(), [DIFFERENCE]: () => ({ status: 503 }) });
  await user.click(button());
  await user.click(await screen.findByRole('button', { name: 'Download CSV of the difference' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Download failed');
});

test('the differences of a preview can be saved as a CSV file', async () => {
  const names: string[] = [];
  URL.createObjectURL = () => 'blob:caught';
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const { api, user } = open({
    [SIMULATE]: anEffect(),
    [DIFFERENCE]: { items: anEffect().eligible.first_moved, total: 1 },
  });
  await user.click(button());
  await user.click(await screen.findByRole('button', { name: 'Download CSV of the difference' }));
  await waitFor(() => expect(names).toEqual(['scoring-difference.csv']));
  expect(api.callsOf(DIFFERENCE).map(({ body }) => body)).toEqual([{ changes: CHANGES }]);
  click.mockRestore();
});
