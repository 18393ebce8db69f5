import { screen, waitFor, within } from '@testing-library/react';
import { failing, signIn, widen, type FakeRoutes, WORK, WORKS } from '@vaglio/test-kit';
import { openPage } from '../testing/investments.fixture';

const CHANGE = 'PATCH /auth/investments/:id/work';
const PEOPLE = 'GET /auth/people';
const NONE = { startup_id: '1', assignee_id: null, assignee: null, step: null, due: null, version: 0 };
const ANN = { id: 'u-ann', name: 'Ann Huber', initials: 'AH', email: null };
const DONE = {
  ...NONE,
  assignee_id: 'u-ann',
  assignee: 'Ann Huber',
  step: 'Visit',
  due: '2026-11-19',
  version: 1,
};

beforeEach(() => widen(1440));

const open = (routes: FakeRoutes, role = 'admin') => {
  signIn({ role });
  return openPage({ [PEOPLE]: { items: [ANN], total: 1 }, ...routes }, '/potential-investiments?startup=1');
};
const block = async () => within(await screen.findByRole('region', { name: 'Work' }));

test('assignee and next step are edited in place and saved with the displayed version', async () => {
  const { api, user } = open({ [WORK]: NONE, [CHANGE]: failing('Not now') });
  await user.click((await block()).getByRole('button', { name: 'Edit the work' }));
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Assignee' }),
    await screen.findByRole('option', { name: 'Ann Huber' }),
  );
  expect(screen.getByLabelText('Due')).toBeDisabled();
  await user.type(screen.getByRole('textbox', { name: 'Next step' }), 'Visit{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now');
  api.answer({
    [CHANGE]: () => {
      api.answer({ [WORK]: DONE });
      return { body: DONE };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Work' })).toBeNull());
  expect(await (await block()).findByText('Ann Huber')).toBeVisible();
  expect((await block()).getByText('2 days overdue')).toBeVisible();
  expect(api.callsOf(CHANGE).map(({ headers, body }) => [headers.get('If-Match'), body])).toEqual(
    Array(2).fill(['"0"', { assignee: 'u-ann', step: 'Visit', due: null }]),
  );
});

test('startup cards show the assignee and an urgent next step', async () => {
  open({
    [WORK]: NONE,
    [WORKS]: {
      items: [
        DONE,
        { ...DONE, startup_id: '2', assignee_id: '7', assignee: 'Sabine Rüegg', due: '2027-11-19' },
      ],
      total: 2,
    },
  });
  const card = async (name: string) => within(await screen.findByRole('article', { name }));
  expect(await (await card('Alpha AG')).findByRole('img', { name: 'Ann Huber' })).toHaveTextContent('AH');
  expect((await card('Alpha AG')).getByText('Overdue')).toBeVisible();
  expect((await card('Beta SA')).getByRole('img', { name: 'Sabine Rüegg' })).toBeVisible();
  expect((await card('Beta SA')).queryByText(/Visit/)).toBeNull();
});

test('a person with read-only access cannot edit assignee and next step', async () => {
  open({ [WORK]: DONE }, 'super');
  expect((await block()).getByText('Visit')).toBeVisible();
  expect((await block()).queryByRole('button', { name: 'Edit the work' })).toBeNull();
});
