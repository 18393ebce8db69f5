import { screen, waitFor, within } from '@testing-library/react';
import { aStartup, signIn, widen, RULES, LIST, listOf, REASONS, THREE } from '@vaglio/test-kit';
import { openPage } from '../testing/investments.fixture';

const BULK = 'POST /auth/investments/bulk';
const UNDO = 'POST /auth/investments/bulk/:id/undo';
const FILE = 'GET /auth/investments/export';
const SELECTION = 'GET /auth/investments/selection';

async function open(routes: Parameters<typeof openPage>[0] = {}, route?: string) {
  widen(1440);
  signIn({ role: 'admin' });
  const view = openPage({ [REASONS]: RULES, ...routes }, route);
  await screen.findByRole('article', { name: 'Beta SA' });
  await waitFor(() => expect(view.api.callsOf(REASONS)).toHaveLength(1));
  return view;
}
const bar = () => screen.findByRole('region', { name: 'Selection' });
const picked = () =>
  screen
    .queryAllByRole('checkbox', { name: /^Select / })
    .filter((box) => box instanceof HTMLInputElement && box.checked).length;
const orders = (api: ReturnType<typeof openPage>['api']) => api.callsOf(BULK).map(({ body }) => body);

test('x and Shift x select startups, and a partly refused bulk rejection can be retried for the rest and undone', async () => {
  const { api, user } = await open({ [LIST]: listOf(THREE, 143), [UNDO]: () => ({ body: { count: 2 } }) });
  await user.keyboard('x');
  await user.keyboard('jj{Shift>}x{/Shift}');
  expect(await bar()).toHaveTextContent('3 selected of 143');
  expect(picked()).toBe(3);
  await user.keyboard('r');
  const dialog = await screen.findByRole('dialog', { name: 'Reject 3 startups' });
  await user.click(within(dialog).getByRole('button', { name: 'Reject 3' }));
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Choose a reason, or write details.');
  await user.click(within(dialog).getByRole('radio', { name: /Outside our sectors/ }));
  api.answer({
    [BULK]: () => ({
      status: 409,
      body: {
        error: 'The selection has changed: 3 expected, 2 now.',
        expected: 3,
        actual: 2,
        removed: [{ id: '2', company_name: 'Beta SA', what: 'was rejected', by: 'Marc Keller', at: null }],
        changed: [],
        added: [],
        counts: { removed: 1, changed: 0, added: 0 },
        token: '1.1.0,3.1.0',
      },
    }),
  });
  await user.click(within(dialog).getByRole('button', { name: 'Reject 3' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'The selection has changed: 3 expected, 2 now.Beta SA was rejected by Marc Keller.Nothing has been set yet.',
  );
  expect(within(dialog).getByRole('button', { name: 'Review the 2' })).toBeEnabled();
  api.answer({ [BULK]: () => ({ body: { id: '7', count: 2, changed: 2 } }) });
  await user.click(within(dialog).getByRole('button', { name: 'Reject 2' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(undo.closest('[role=status]')).toHaveTextContent('2 rejected.');
  expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
  const action = { decision: { kind: 'rejected', to: 1, reason_id: '2' } };
  expect(orders(api)).toMatchObject([
    { ids: ['1', '2', '3'], expected: 3, token: '1.1,2.1,3.1', action },
    { ids: ['1', '3'], expected: 2, token: '1.1.0,3.1.0', action },
  ]);
  await user.click(undo);
  expect(await screen.findByText('2 restored.')).toBeVisible();
  expect(api.callsOf(UNDO).map(({ params }) => params)).toEqual([{ id: '7' }]);
});

test('selecting all startups of the list sends the list instead of single startups', async () => {
  const { api, user } = await open({
    [LIST]: listOf(THREE, 5),
    [SELECTION]: () => ({
      body: { ids: ['1', '2', '3', '4', '5'], expected: 5, token: '1.1.0,2.1.0,3.1.0,4.1.0,5.1.0' },
    }),
    [BULK]: () => ({ body: { id: '8', count: 5, changed: 5 } }),
  });
  await user.click(screen.getByRole('checkbox', { name: 'Select Beta SA' }));
  await user.click(within(await bar()).getByRole('button', { name: 'Select all 5' }));
  await waitFor(() => expect(picked()).toBe(3));
  await user.click(within(await bar()).getByRole('button', { name: 'Set flag for 5' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Contacted' }));
  const dialog = await screen.findByRole('dialog', { name: 'Set Contacted for 5 startups' });
  await user.click(within(dialog).getByRole('button', { name: 'Set for 5' }));
  expect(await screen.findByText('Contacted set for 5.')).toBeVisible();
  expect(orders(api)).toMatchObject([{ expected: 5, action: { decision: { kind: 'contacted', to: 1 } } }]);
  expect(orders(api)[0]).not.toHaveProperty('ids');
});

test('selected startups can be printed as a shortlist or exported as a file', async () => {
  const { api, path, user } = await open(
    { [LIST]: listOf(THREE, 143), [FILE]: () => ({ status: 503, body: { error: 'Try again later.' } }) },
    '/potential-investiments?canton=ZH',
  );
  await user.click(screen.getByRole('checkbox', { name: 'Select Alpha AG' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Beta SA' }));
  await user.click(within(await bar()).getByRole('button', { name: 'Export 2 selected' }));
  await screen.findByLabelText('Format');
  const dialog = screen.getByRole('dialog', { name: 'Export selection' });
  await user.click(within(dialog).getByRole('button', { name: 'Export 2 selected' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Try again later.');
  const { query } = api.callsOf(FILE)[0] ?? {};
  expect([query?.get('ids'), query?.get('canton'), query?.get('mode')]).toEqual(['1,2', 'ZH', 'active']);
  expect(query?.get('screen_columns')).toBe(
    'rank,company,score,stage,sector,canton,founded,raised,assignee,step',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await user.click(within(await bar()).getByRole('button', { name: 'Print 2 selected' }));
  await waitFor(() => expect(decodeURIComponent(path())).toContain('/dossier?ids=1,2&canton=ZH'));
});

test('a fully selected list is exported as a list, and too many selected startups cannot be printed', async () => {
  const token = Array.from({ length: 51 }, (_, index) => `${(index + 1).toString(36)}.1.0`).join(',');
  const { api, user } = await open({
    [LIST]: listOf(THREE, 51),
    [SELECTION]: () => ({ body: { ids: [], expected: 51, token } }),
    [FILE]: () => ({ status: 503, body: { error: 'Try again later.' } }),
  });
  await user.click(screen.getByRole('checkbox', { name: 'Select Beta SA' }));
  await user.click(within(await bar()).getByRole('button', { name: 'Select all 51' }));
  await user.click(await within(await bar()).findByRole('button', { name: 'Export 51 selected' }));
  await screen.findByLabelText('Format');
  const dialog = screen.getByRole('dialog', { name: 'Export selection' });
  await user.click(within(dialog).getByRole('button', { name: 'Export 51 selected' }));
  await within(dialog).findByRole('alert');
  expect(api.callsOf(FILE)[0]?.query.has('ids')).toBe(false);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(within(await bar()).getByRole('button', { name: 'Print 51 selected' })).toBeEnabled();
  await user.click(screen.getByRole('checkbox', { name: 'Select Beta SA' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Beta SA' }));
  const print = within(await bar()).getByRole('button', { name: 'Print 51 selected' });
  expect(print).toBeDisabled();
  expect(within(await bar()).getByText('At most 50 are printed')).toBeVisible();
});

test('the selection is kept on other pages and ends with Escape or with another list', async () => {
  const { api, user } = await open({ [LIST]: listOf(THREE, 143) });
  await user.keyboard('{Shift>}a{/Shift}');
  expect(await bar()).toHaveTextContent('3 selected of 143');
  api.answer({ [LIST]: listOf([aStartup({ id: '51', company_name: 'Later AG' })], 143) });
  await user.click(screen.getByRole('button', { name: /next page/i }));
  await user.click(await screen.findByRole('checkbox', { name: 'Select Later AG' }));
  expect(await bar()).toHaveTextContent('4 selected');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Select Later AG' }));
  await user.click(screen.getByRole('tab', { name: /Rejected/ }));
  expect(await screen.findByText('The list has changed: 1 startup is no longer selected.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
});

test('a person without the write permission sees no checkboxes for selection', async () => {
  widen(1440);
  signIn({ role: 'user' });
  openPage();
  await screen.findByRole('article', { name: 'Beta SA' });
  expect(screen.queryByRole('checkbox')).toBeNull();
});
