import { screen, waitFor, within } from '@testing-library/react';
import {
  aRawStartup,
  aStartup,
  fakeApi,
  notOffered,
  renderWithApi,
  signIn,
  unanswered,
  type FakeRoutes,
} from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { ResultsSection } from '../ResultsSection';

const RAW = 'GET /auth/startups/raw';
const CURATED = 'GET /auth/startups/curated';
const DELETED = 'GET /auth/startups/deleted';
const DELETE = 'DELETE /auth/startups/curated/:id';
const RESTORE = 'POST /auth/startups/deleted/:id/restore';
const VELA = aStartup({ id: '7', company_name: 'Vela AG', version: 3 });
const A_DELETION = {
  id: '12',
  kind: 'startup',
  row_id: '7',
  company_name: 'Vela AG',
  deleted_at: new Date().toISOString(),
  deleted_by: 'Ann',
  purged_from: new Date().toISOString(),
  days_left: 30,
};

function render(routes: FakeRoutes = {}, tab = 'curated', role = 'admin') {
  signIn({ sub: '1', role });
  const api = fakeApi({
    [RAW]: { items: [aRawStartup()], total: 1 },
    [CURATED]: { items: [VELA], total: 1 },
    [DELETED]: { items: [], total: 0 },
    'GET /auth/imports': notOffered,
    [DELETE]: () => ({ status: 204 }),
    ...routes,
  });
  const section = <ResultsSection curateAction={null} curateBand={null} />;
  return {
    api,
    ...renderWithApi(section, api, { wrapper: ThemeRoot, route: `/configurations?tab=${tab}#results` }),
  };
}

const press = (name: string) => screen.findByRole('button', { name });

test('deleting a startup needs two confirmations, and the second requires its name', async () => {
  const { user, api } = render();
  await user.click(await press('Delete Vela AG'));
  const first = screen.getByRole('dialog', { name: 'Confirm deletion' });
  expect(first).toHaveTextContent('Delete the startup Vela AG?');
  expect(first).toHaveTextContent('It can be restored for 30 days, in the tab Deleted.');
  await user.click(within(first).getByRole('button', { name: 'Continue' }));
  const second = screen.getByRole('dialog', { name: 'Delete Vela AG' });
  const name = within(second).getByRole('textbox', { name: 'Type Vela AG to delete it' });
  expect(name).toHaveFocus();
  await user.type(name, 'Vela{Enter}');
  expect(second).toHaveTextContent('This is not the name.');
  expect(api.callsOf(DELETE)).toEqual([]);
  await user.clear(name);
  await user.type(name, ' vela ag{Enter}');
  expect(await screen.findByText(/^Vela AG is deleted\. It can be restored for 30 days/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.callsOf(DELETE)).toMatchObject([{ path: '/auth/startups/curated/7' }]);
  expect(api.callsOf(DELETE)[0]?.headers.get('if-match')).toBe('"3"');
});

test('a raw startup is deleted with its own request', async () => {
  const raw = 'DELETE /auth/startups/raw/:id';
  const { user, api } = render({ [raw]: () => ({ status: 204 }) }, 'raw');
  await user.click(await press('Delete Alpenglow Biosystems'));
  expect(screen.getByRole('dialog')).toHaveTextContent(
    'Values that were curated from it stay in its startup.',
  );
  await user.click(await press('Continue'));
  await user.type(screen.getByRole('textbox'), 'Alpenglow Biosystems{Enter}');
  await waitFor(() => expect(api.callsOf(raw)).toHaveLength(1));
});

test('Cancel and Escape stop the deletion of a startup at either confirmation', async () => {
  const { user, api } = render();
  await user.click(await press('Delete Vela AG'));
  await user.click(await press('Cancel'));
  await user.click(await press('Delete Vela AG'));
  await user.click(await press('Continue'));
  await user.type(screen.getByRole('textbox'), 'Vela');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.callsOf(DELETE)).toEqual([]);
});

test('while a startup is being deleted the dialog cannot be closed and shows Deleting...', async () => {
  const { user } = render({ [DELETE]: unanswered });
  await user.click(await press('Delete Vela AG'));
  await user.click(await press('Continue'));
  await user.type(screen.getByRole('textbox'), 'Vela AG{Enter}');
  expect(await press('Deleting...')).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Delete Vela AG' })).toBeVisible();
});

test.each([
  [
    "the server's message",
    { error: 'Somebody changed this in the meantime. Please reload.' },
    /in the meantime/,
  ],
  ["'Delete failed' without a server message", {}, /Delete failed/],
])(
  'a refused deletion of a startup shows %s and can be retried with the current version',
  async (_name, body, text) => {
    let version = 3;
    const { user, api } = render({
      [CURATED]: () => ({ status: 200, body: { items: [{ ...VELA, version: version++ }], total: 1 } }),
      [DELETE]: () => ({ status: 412, body }),
    });
    await user.click(await press('Delete Vela AG'));
    await user.click(await press('Continue'));
    await user.type(screen.getByRole('textbox'), 'Vela AG{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    await waitFor(() => expect(api.callsOf(CURATED)).toHaveLength(2));
    await user.click(await press('Delete'));
    await waitFor(() => expect(api.callsOf(DELETE)).toHaveLength(2));
    expect(api.callsOf(DELETE)[1]?.headers.get('if-match')).toBe('"4"');
  },
);

test('the tab Deleted lists each row with its author, time and remaining days', async () => {
  render({ [DELETED]: { items: [A_DELETION], total: 1 } }, 'deleted');
  expect(await screen.findByRole('tab', { name: /Deleted 1/, selected: true })).toBeVisible();
  const row = (await screen.findByText('Vela AG')).closest('[role="row"]');
  expect(
    [...(row?.querySelectorAll('[role="gridcell"]') ?? [])].map(({ textContent }) => textContent),
  ).toEqual(['Vela AG', 'Startup', 'Just now', 'Ann', '30', 'Restore']);
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});

test('Restore restores a deleted row, and a notice confirms it', async () => {
  const { user, api } = render(
    { [DELETED]: { items: [A_DELETION], total: 1 }, [RESTORE]: { kind: 'startup', row_id: '7' } },
    'deleted',
  );
  await user.click(await press('Restore Vela AG'));
  expect(await screen.findByText('Vela AG is restored.')).toBeVisible();
  expect(api.callsOf(RESTORE)).toMatchObject([{ path: '/auth/startups/deleted/12/restore' }]);
});

test('the reason why a deleted row cannot be restored is shown above the list', async () => {
  const { user } = render(
    {
      [DELETED]: { items: [A_DELETION], total: 1 },
      [RESTORE]: () => ({ status: 409, body: { error: "'Beta' has the name of 'Vela AG' now." } }),
    },
    'deleted',
  );
  await user.click(await press('Restore Vela AG'));
  expect(await screen.findByRole('alert')).toHaveTextContent("'Beta' has the name of 'Vela AG' now.");
  expect(await press('Restore Vela AG')).toBeEnabled();
});

test('without deleted rows the tab Deleted explains its purpose', async () => {
  render({}, 'deleted');
  expect(await screen.findByText('Nothing is deleted')).toBeVisible();
});

test.each([
  ['super', {}],
  ['admin', { [DELETED]: notOffered }],
])(
  'the role %s without permission or support for deletion sees neither Delete nor Deleted: %j',
  async (role, routes) => {
    render(routes, 'deleted', role);
    expect(await screen.findByRole('tab', { name: /Raw/, selected: true })).toBeVisible();
    expect(await screen.findByText('Alpenglow Biosystems')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('tab', { name: /Deleted/ })).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
  },
);

test('the raw row of a deleted startup shows why it is not curated', async () => {
  render({ [RAW]: { items: [{ ...aRawStartup(), deletion_id: '12' }], total: 1 } }, 'raw');
  expect(await screen.findByText('Startup deleted')).toBeVisible();
  expect(screen.getByTitle(/Restore the startup to curate this row/)).toBeVisible();
});
