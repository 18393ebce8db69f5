import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, renderWithApi, widen, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { anEvent } from '../testing/an-event';
import { AuditSection } from './AuditSection';

const LIST = 'GET /auth/admin/audit';
const CHOICES = 'GET /auth/admin/audit/choices';
const EVENT = anEvent();

function open(routes: FakeRoutes = {}, route = '/configurations#audit') {
  const api = fakeApi({
    [LIST]: { items: [EVENT], total: 1 },
    [CHOICES]: { actions: ['login', 'parameter_updated'], target_types: ['parameter', 'user'] },
    ...routes,
  });
  return { api, ...renderWithApi(<AuditSection />, api, { wrapper: ThemeRoot, route }) };
}
afterEach(() => {
  Reflect.deleteProperty(window, 'matchMedia');
});
const lastQuery = (api: ReturnType<typeof open>['api']) => api.callsOf(LIST).at(-1)?.query.toString();

test('an audit event is shown as a sentence with person and action', async () => {
  open();
  const row = await screen.findByRole('row', { name: /ann@x\.ch/ });
  expect(
    within(row)
      .getAllByRole('gridcell')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual(['ann@x.ch', 'Changed the parameter fif grant: weight from 1 to 2']);
  expect(within(row).getAllByRole('gridcell')[0]?.querySelector('time')).toHaveAttribute(
    'title',
    expect.stringMatching(/^19 Nov 2026, /),
  );
});

test('an audit event expands to all its data and links to other events of the same target', async () => {
  const { api, user, path } = open();
  await user.click(await screen.findByRole('button', { name: /^Changed the parameter/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Changed a parameter' }));
  expect(dialog.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'FieldBeforeAfter',
    'Weight12',
  ]);
  expect(dialog.getByText('Changed the parameter fif grant: weight from 1 to 2')).toBeVisible();
  expect(dialog.getByText('10.0.0.1')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'All events of this target' }));
  await waitFor(() => expect(path()).toBe('/configurations?targetType=parameter&targetId=fif-grant#audit'));
  await waitFor(() =>
    expect(lastQuery(api)).toBe('page=1&pageSize=20&targetType=parameter&targetId=fif-grant'),
  );
});

test.each([
  ['parameter', 'fif-grant', 'fif grant', '/configurations?q=fif+grant#params'],
  ['startup', '12', 'Vela AG', '/potential-investiments?mode=all&later=all&startup=12'],
  ['view', '3', 'Geneva', '/potential-investiments?view=3'],
  ['user', 'u1', 'bea@x.ch', '/configurations?q=bea%40x.ch#users'],
  ['import', '4', 'list.xlsx', '/configurations?import=4#results'],
  ['news_source', '2', 'Startupticker', '/configurations#scraper'],
  ['score_config', '1', null, '/configurations#score_config'],
])(
  'an audit event links to its target of the type %s',
  async (target_type, target_id, target_name, address) => {
    const event = anEvent({ target_type, target_id, target_name, target_exists: target_name !== null });
    const { user, path } = open({ [LIST]: { items: [event], total: 1 } });
    await user.click(await screen.findByRole('button', { name: /parameter/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Changed a parameter' }));
    await user.click(dialog.getByRole('link', { name: target_name ?? target_id }));
    expect(path()).toBe(address);
  },
);

test('an audit event names a deleted target without a link', async () => {
  const { user } = open({ [LIST]: { items: [anEvent({ target_exists: false })], total: 1 } });
  await user.click(await screen.findByRole('button', { name: /parameter/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Changed a parameter' }));
  expect(dialog.getByText('fif grant')).toBeVisible();
  expect(dialog.queryByRole('link')).toBeNull();
});

test('on a phone an audit event is stacked and can be expanded', async () => {
  widen(375);
  const { user } = open();
  const row = (await screen.findByText(/ann@x\.ch/)).closest('[role="row"]');
  expect(row).toHaveTextContent(/^Changed the parameter fif grant: weight from 1 to 2ann@x\.ch\d+ .+ ago$/);
  await user.click(screen.getByRole('button', { name: /^Changed the parameter/ }));
  expect(screen.getByRole('dialog', { name: 'Changed a parameter' })).toBeVisible();
});

test('audit filters are stored in the address, sent with the request, and start on page 1', async () => {
  const { api, user, path } = open({}, '/configurations?page=3#audit');
  await user.selectOptions(await screen.findByRole('combobox', { name: /Action/ }), 'Signed in');
  await waitFor(() => expect(path()).toBe('/configurations?action=login#audit'));
  await user.type(screen.getByRole('searchbox', { name: 'Search by person' }), 'ann@{Enter}');
  await waitFor(() => expect(lastQuery(api)).toBe('page=1&pageSize=20&person=ann%40&action=login'));
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(path()).toBe('/configurations#audit'));
});

test('audit events name the server, an anonymous person or a deleted account as the actor', async () => {
  open({
    [LIST]: {
      items: [
        { ...EVENT, actor: null, ip: null },
        { ...EVENT, id: '6', actor: null },
        { ...EVENT, id: '5', actor: { id: 'gone', email: null } },
      ],
      total: 3,
    },
  });
  expect(await screen.findByText('Vaglio')).toBeVisible();
  expect(screen.getByText('Not signed in')).toBeVisible();
  expect(screen.getByText('A deleted account')).toBeVisible();
});

test('a failed load of the audit trail shows the server’s message and can be retried', async () => {
  const { api, user } = open({ [LIST]: () => ({ status: 500, body: { error: 'No luck' } }) });
  expect(await screen.findByText('No luck')).toBeVisible();
  api.answer({ [LIST]: { items: [], total: 0 } });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No events')).toBeVisible();
});

test('a failed export of the audit trail is reported', async () => {
  const { api, user } = open();
  await screen.findByText('ann@x.ch');
  api.answer({ [LIST]: () => ({ status: 503, body: { error: 'Too busy' } }) });
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('Too busy')).toBeVisible();
});
