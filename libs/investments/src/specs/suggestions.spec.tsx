import { act, screen, waitFor, within } from '@testing-library/react';
import {
  signIn,
  widen,
  type FakeRequest,
  type FakeRoutes,
  FACT_HISTORY,
  KEEP,
  TAKE,
  YEAR_HISTORY,
  changed,
  aSuggestion,
  someFacts,
  withField,
  FACTS,
} from '@vaglio/test-kit';
import { openPage } from '../testing/investments.fixture';

beforeEach(() => {
  widen(1440);
  signIn({ role: 'admin' });
});

const open = (routes: FakeRoutes = {}) =>
  openPage(
    { [FACTS]: someFacts(), [FACT_HISTORY]: YEAR_HISTORY, ...routes },
    '/potential-investiments?open=1&tab=facts',
  );
const strip = async (name: string) =>
  within(await screen.findByRole('group', { name: `Suggestion for ${name}` }));

/** Facts after the suggestion for the founding year was accepted. One suggestion for an award is still open. */
const ANSWERED = withField(someFacts({ open_suggestions: 1 }), 'founding_year', { suggestions: [] });
const storing = (api: { answer: (routes: FakeRoutes) => void }, key: string) =>
  api.answer({
    [key]: () => {
      api.answer({ [FACTS]: ANSWERED });
      return { body: changed(ANSWERED) };
    },
  });

test.each([
  ['Take 2021', TAKE, 'Founded taken, 1 open.'],
  ['Keep 2020', KEEP, 'Founded kept, 1 open.'],
])('the answer %s to a suggestion from news keeps the focus on its row', async (name, key, text) => {
  const { api, user } = open();
  storing(api, key);
  const year = await strip('Founded');
  expect(year.getByText('«Das 2021 gegründete Unternehmen»')).toBeVisible();
  await user.click(year.getByRole('button', { name }));
  expect(await screen.findByText(text)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Suggestion for Founded' })).toBeNull());
  const sent = api.callsOf(key)[0];
  expect([sent?.params, sent?.headers.get('If-Match')]).toEqual([{ id: '31' }, '"4"']);
  expect(screen.getByRole('button', { name: 'Founded: 2020, edit' })).toHaveFocus();
  expect(screen.getByRole('tab', { name: 'Facts 1 open suggestion' })).toBeVisible();
});

test('a suggested award shows its effect on the score and can be discarded', async () => {
  const { api, user } = open({ [KEEP]: changed(someFacts({ suggestions: [], open_suggestions: 1 })) });
  const award = await strip('swiss technology award');
  expect(award.getByText(/New article says/)).toHaveTextContent(
    'New article says swiss technology award, score 12.0 to 14.5',
  );
  await user.click(award.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(api.callsOf(KEEP)[0]?.params).toEqual({ id: '32' }));
});

test('a suggestion names the person who discarded the same value before', async () => {
  const facts = someFacts({
    suggestions: [aSuggestion({ list: 'founders', text: 'Ann Muster', discarded_by: 'Marc Aebi' })],
  });
  open({ [FACTS]: facts });
  expect((await strip('Ann Muster')).getByText('Discarded before by Marc Aebi')).toBeVisible();
});

test('an answer to a suggestion is not sent if the value has changed in the meantime', async () => {
  const current = withField(someFacts({ version: 9 }), 'founding_year', { value: 2018 });
  const tooLate = ({ headers }: FakeRequest) => ({
    status: headers.get('If-Match') === '"9"' ? 500 : 412,
    body: { error: 'Too late', current, changed_by: 'Marc Aebi', changed_at: null },
  });
  const { api, user } = open({ [KEEP]: tooLate });
  await user.click((await strip('Founded')).getByRole('button', { name: 'Keep 2020' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Marc Aebi changed Founded in the meantime. Nothing was saved.',
  );
  expect(api.callsOf(KEEP)).toHaveLength(1);
});

test('keys move between facts and suggestions, and open the origin of a fact', async () => {
  const { api, user } = open();
  storing(api, KEEP);
  await strip('Founded');
  act(() => screen.getByRole('button', { name: 'Alpha AG' }).focus());
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: 'Name: Kälteblick AG, edit' })).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(
    screen.getByRole('button', { name: 'Legal name: Kälteblick Seewasserkühlung AG, edit' }),
  ).toHaveFocus();
  await user.keyboard('o');
  expect(await screen.findByRole('dialog', { name: /^Legal name .*, set by Anna Keller$/ })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(screen.getByRole('button', { name: 'Take 2021' })).toHaveFocus();
  await user.keyboard('2');
  expect(await screen.findByText('Founded kept, 1 open.')).toBeVisible();
  await user.keyboard(',');
  expect(await screen.findByRole('heading', { name: 'Summary' })).toBeVisible();
  await user.keyboard('.');
  expect(await screen.findByRole('region', { name: 'Company' })).toBeVisible();
});

test('if single keys are disabled, digits and letters do not answer suggestions', async () => {
  localStorage.setItem('singleKeys', 'off');
  const { api, user } = open();
  const take = (await strip('Founded')).getByRole('button', { name: 'Take 2021' });
  act(() => take.focus());
  await user.keyboard('1o,');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('region', { name: 'Company' })).toBeVisible();
  expect(api.callsOf(TAKE)).toEqual([]);
});
