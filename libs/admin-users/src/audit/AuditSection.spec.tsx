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

test('an event is shown as a sentence: who, and what they did', async () => {
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

test('an event opens with all that it keeps, and leads to all of its target', async () => {
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

test('on a phone the parts of an event are below one another, and opens too', async () => {
  widen(375);
  const { user } = open();
  const row = (await screen.findByText(/ann@x\.ch/)).closest('[role="row"]');
  expect(row).toHaveTextContent(/^Changed the parameter fif grant: weight from 1 to 2ann@x\.ch\d+ .+ ago$/);
  await user.click(screen.getByRole('button', { name: /^Changed the parameter/ }));
  expect(screen.getByRole('dialog', { name: 'Changed a parameter' })).toBeVisible();
});

test('the filters are in the address and in the call, on page 1', async () => {
  const { api, user, path } = open({}, '/configurations?page=3#audit');
  await user.selectOptions(await screen.findByRole('combobox', { name: /Action/ }), 'Signed in');
  await waitFor(() => expect(path()).toBe('/configurations?action=login#audit'));
  await user.type(screen.getByRole('searchbox', { name: 'Search by person' }), 'ann@{Enter}');
  await waitFor(() => expect(lastQuery(api)).toBe('page=1&pageSize=20&person=ann%40&action=login'));
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(path()).toBe('/configurations#audit'));
});

test('the server itself, a person before the sign-in and a deleted account are shown as such', async () => {
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

test("a failed load shows the server's words and can be tried again", async () => {
  const { api, user } = open({ [LIST]: () => ({ status: 500, body: { error: 'No luck' } }) });
  expect(await screen.findByText('No luck')).toBeVisible();
  api.answer({ [LIST]: { items: [], total: 0 } });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No events')).toBeVisible();
});

test('an export that fails says so', async () => {
  const { api, user } = open();
  await screen.findByText('ann@x.ch');
  api.answer({ [LIST]: () => ({ status: 503, body: { error: 'Too busy' } }) });
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('Too busy')).toBeVisible();
});
