import { act, screen, waitFor, within } from '@testing-library/react';
import { startupsApi } from '@vaglio/startups-data';
import {
  signIn,
  unreachable,
  widen,
  type FakeHandler,
  type FakeRequest,
  type FakeRoutes,
  CONFIRM,
  CORRECT,
  FACT_HISTORY,
  HAND_BACK,
  UNDO,
  YEAR_HISTORY,
  changed,
  byPerson,
  someFacts,
  withField,
  FACTS,
  listCalls,
} from '@vaglio/test-kit';
import { openPage } from '../testing/investments.fixture';

beforeEach(() => {
  widen(1440);
  signIn({ role: 'admin' });
});

const BERN = withField(someFacts(), 'canton', { value: 'BE', origin: byPerson('Anna Keller') });
const SAVED = changed(BERN);
const open = (routes: FakeRoutes = {}) =>
  openPage(
    { [FACTS]: someFacts(), [FACT_HISTORY]: YEAR_HISTORY, ...routes },
    '/potential-investiments?open=1&tab=facts',
  );
const canton = () => screen.findByRole('button', { name: 'Canton: Zürich, edit' });

/** Returns the routes of a stateful server, whose list contains the changed startup after a change. */
const storing = (
  api: { answer: (routes: FakeRoutes) => void },
  key: string,
  answer: ReturnType<typeof changed>,
) =>
  api.answer({
    [key]: () => {
      api.answer({ [FACTS]: answer.facts });
      return { body: answer };
    },
  });

test('a fact is corrected in place with a note, updated in all lists, and can be undone', async () => {
  const { api, user } = open();
  storing(api, CORRECT, SAVED);
  await user.click(await canton());
  // The page repeats the list request without a view, because this server does not support views.
  await waitFor(() => expect(listCalls(api)).toHaveLength(2));
  expect(screen.getByRole('combobox', { name: 'Canton' })).toHaveFocus();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Canton' }), 'Bern');
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Moved in May{Enter}');
  expect(await screen.findByText('Saved.')).toBeVisible();
  const sent = api.callsOf(CORRECT)[0];
  expect([sent?.params, sent?.body, sent?.headers.get('If-Match')]).toEqual([
    { id: '1', field: 'canton' },
    { value: 'BE', note: 'Moved in May' },
    '"4"',
  ]);
  expect(screen.getByRole('button', { name: 'Canton: Bern, edit' })).toHaveFocus();
  await waitFor(() => expect(listCalls(api)).toHaveLength(3));

  storing(api, UNDO, changed(someFacts()));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await canton()).toBeVisible();
  expect(screen.getByText('Undone.')).toBeVisible();
  expect(api.callsOf(UNDO)[0]?.params).toEqual({ id: '77' });
});

/** Changes the canton once per given id. Each change gets one of the ids. */
async function changeInTurn({ api, user }: Pick<ReturnType<typeof open>, 'api' | 'user'>, ...ids: string[]) {
  for (const id of ids) {
    storing(api, CORRECT, changed(someFacts({ version: Number(id) }), id));
    await user.click(await canton());
    await user.type(screen.getByRole('textbox', { name: 'Note' }), `${id}{Enter}`);
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Note' })).toBeNull());
  }
}

test("the key u undoes all of the person's own corrections, newest first", async () => {
  const { api, user } = open();
  api.answer({ [UNDO]: changed(someFacts()) });
  await changeInTurn({ api, user }, '8', '9');
  await user.keyboard('u');
  await waitFor(() => expect(api.callsOf(UNDO)).toHaveLength(1));
  await user.keyboard('u');
  await waitFor(() => expect(api.callsOf(UNDO).map(({ params }) => params['id'])).toEqual(['9', '8']));
  await user.keyboard('u');
  expect(api.callsOf(UNDO)).toHaveLength(2);
});

test('the key u retries an undo after a temporary failure, and continues with the previous correction after a refusal', async () => {
  const { api, user } = open();
  await changeInTurn({ api, user }, '8', '9');
  const presses = async (answer: FakeHandler) => {
    const before = api.callsOf(UNDO).length;
    api.answer({ [UNDO]: answer });
    await user.keyboard('u');
    await waitFor(() => expect(api.callsOf(UNDO)).toHaveLength(before + 1));
    expect(await screen.findByRole('alert')).toBeVisible();
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: /close|dismiss/i }));
  };
  await presses(unreachable);
  await presses(() => ({ status: 503, body: { error: 'Busy' } }));
  await presses(() => ({ status: 409, body: { error: 'This change was undone already.' } }));
  await presses(() => ({ status: 404, body: { error: 'Change not found' } }));
  await user.keyboard('u');
  expect(api.callsOf(UNDO).map(({ params }) => params['id'])).toEqual(['9', '9', '9', '8']);
});

test('an undo with dependent later changes is refused, and the later changes are listed', async () => {
  const { api, user } = open({ [CORRECT]: SAVED });
  const text = 'Later changes build on this one. Undo them first.';
  const { change } = changed(someFacts());
  const later = [
    { ...change, id: '78', before: 'BE', after: 'GE', made_by: 'Marc Aebi' },
    {
      ...change,
      id: '79',
      list: 'money',
      field: 'k',
      kind: 'discarded',
      before: 'Seed CHF 1’000.00',
      after: null,
    },
  ];
  api.answer({ [UNDO]: () => ({ status: 409, body: { error: text, later } }) });
  await user.click(await canton());
  await user.selectOptions(screen.getByRole('combobox', { name: 'Canton' }), 'Bern');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(text);
  expect(within(alert).getByText('Canton: Bern to Genève, Marc Aebi, 21 Nov 2026')).toBeVisible();
  expect(within(alert).getByText('Seed CHF 1’000.00 discarded, Anna Keller, 21 Nov 2026')).toBeVisible();
});

test('Escape in a correction keeps the value unchanged and the details open', async () => {
  const { user } = open();
  await user.click(await canton());
  await user.selectOptions(screen.getByRole('combobox', { name: 'Canton' }), 'Bern');
  await user.keyboard('{Escape}');
  expect(await canton()).toHaveFocus();
});

test('an invalid year in a correction is not sent', async () => {
  const { api, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Founded: 2020, edit' }));
  const year = screen.getByRole('textbox', { name: 'Founded' });
  await user.clear(year);
  await user.type(year, '20{Enter}');
  expect(await screen.findByText('Founded must be a year between 1800 and 2100.')).toBeVisible();
  expect(api.callsOf(CORRECT)).toEqual([]);
});

/** Rejects a change if its version is older than these facts. */
const fasterWith =
  (current: ReturnType<typeof someFacts>) =>
  ({ headers }: FakeRequest) =>
    headers.get('If-Match') === `"${current.version}"`
      ? { body: changed(BERN) }
      : { status: 412, body: { error: 'Too late', current, changed_by: 'Marc Aebi', changed_at: null } };

test('after a conflict about a fact both values are shown, and the typed value is kept', async () => {
  const current = withField(someFacts({ version: 9 }), 'canton', { value: 'VD' });
  const { api, user } = open({ [CORRECT]: fasterWith(current) });
  await user.click(await canton());
  await user.selectOptions(screen.getByRole('combobox', { name: 'Canton' }), 'Bern');
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Moved{Enter}');
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('Marc Aebi changed Canton in the meantime.');
  expect(within(notice).getByRole('row', { name: 'Canton Bern Vaud' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Canton' })).toHaveDisplayValue('Bern');
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(api.callsOf(CORRECT).at(-1)?.body).toEqual({ value: 'BE', note: 'Moved' });
});

test('a simultaneous change of another fact causes no conflict', async () => {
  const current = withField(someFacts({ version: 9 }), 'sector', { value: 'ICT' });
  const { user } = open({ [CORRECT]: fasterWith(current) });
  await user.click(await canton());
  await user.selectOptions(screen.getByRole('combobox', { name: 'Canton' }), 'Bern');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a value that changed while the person was typing is not overwritten without notice', async () => {
  const current = withField(someFacts({ version: 9 }), 'canton', { value: 'VD' });
  const { api, user, store } = open({ [CORRECT]: fasterWith(current) });
  await user.click(await canton());
  await user.selectOptions(screen.getByRole('combobox', { name: 'Canton' }), 'Bern');
  api.answer({ [FACTS]: current });
  act(() => void store.dispatch(startupsApi.util.invalidateTags(['facts'])));
  await waitFor(() => expect(api.callsOf(FACTS)).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Marc Aebi changed Canton in the meantime.');
  expect(api.callsOf(CORRECT)[0]?.headers.get('If-Match')).toBe('"4"');
});

test('the origin of a fact shows person, time, note and history, and can reset the fact to automatic', async () => {
  const { api, user } = open({
    [HAND_BACK]: changed(withField(someFacts(), 'founding_year', { value: 2019 })),
  });
  const mark = await screen.findByRole('button', { name: 'Origin of Founded: Marc Aebi' });
  await user.click(mark);
  const sheet = within(screen.getByRole('dialog', { name: 'Founded 2020, set by Marc Aebi' }));
  expect(sheet.getByText(/3 Nov 2026, \d\d:42\. “Commercial register”/)).toBeVisible();
  const history = await sheet.findByRole('list', { name: 'History' });
  expect(
    within(history)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '2019 to 2020Marc Aebi, 3 Nov 2026Undo',
    '2019«Seit 2019 tüftelt das Team in einer alten Badi am Zürichsee.»Aaretaler Gewerbebote, 12 Aug 2026',
  ]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(mark).toHaveFocus();
  await user.click(mark);
  await user.click(screen.getByRole('button', { name: 'Reset to automatic' }));
  expect(await screen.findByText('Founded reset to automatic.')).toBeVisible();
  expect(api.callsOf(HAND_BACK)[0]?.params).toEqual({ id: '1', field: 'founding_year' });
  expect(api.callsOf(HAND_BACK)[0]?.headers.get('If-Match')).toBe('"4"');
});

test('any change in the history of a fact can be undone', async () => {
  const { api, user } = open({ [UNDO]: changed(someFacts()) });
  await user.click(await screen.findByRole('button', { name: 'Origin of Founded: Marc Aebi' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.callsOf(UNDO)[0]?.params).toEqual({ id: '12' }));
});

test('an article value can be accepted, and a manual value can be reset to automatic', async () => {
  const { api, user } = open({ [CONFIRM]: changed(someFacts()) });
  await user.click(await screen.findByRole('button', { name: 'Origin of Canton: Startwerk, 19 Nov' }));
  expect(screen.queryByRole('button', { name: 'Reset to automatic' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('Canton accepted.')).toBeVisible();
  expect(api.callsOf(CONFIRM)[0]?.params).toEqual({ id: '1', field: 'canton' });
});
