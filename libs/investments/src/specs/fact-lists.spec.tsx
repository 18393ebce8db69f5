import { screen, waitFor, within } from '@testing-library/react';
import {
  signIn,
  widen,
  type FakeRoutes,
  ADD_AWARD,
  ADD_FOUNDER,
  ADD_MONEY,
  CORRECT_AWARD,
  CORRECT_FOUNDER,
  CORRECT_MONEY,
  DISCARD_AWARD,
  FACT_HISTORY,
  YEAR_HISTORY,
  changed,
  someFacts,
  EVIDENCE,
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

test('a founder can be added with a role, but not without a last name', async () => {
  const { api, user } = open({ [ADD_FOUNDER]: changed(someFacts()) });
  await user.click(await screen.findByRole('button', { name: 'Add a founder' }));
  const form = within(screen.getByRole('form', { name: 'Add a founder' }));
  expect(form.getByRole('textbox', { name: 'First name' })).toHaveFocus();
  await user.keyboard('Ann{Enter}');
  expect(await form.findByText('Last name is required.')).toBeVisible();
  await user.type(form.getByRole('textbox', { name: 'Last name' }), 'Muster');
  await user.type(form.getByRole('textbox', { name: 'Role' }), 'CFO{Enter}');
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
  expect(api.callsOf(ADD_FOUNDER).map(({ body, headers }) => [body, headers.get('If-Match')])).toEqual([
    [{ first_name: 'Ann', last_name: 'Muster', role: 'CFO', note: null }, '"4"'],
  ]);
});

test('a founder is corrected in place', async () => {
  const { api, user } = open({ [CORRECT_FOUNDER]: changed(someFacts()) });
  await user.click(await screen.findByRole('button', { name: 'CTO: Tobias Frei, edit' }));
  const form = within(screen.getByRole('form', { name: 'Edit the founder' }));
  await user.clear(form.getByRole('textbox', { name: 'Role' }));
  await user.type(form.getByRole('textbox', { name: 'Role' }), 'CEO{Enter}');
  await waitFor(() =>
    expect(api.callsOf(CORRECT_FOUNDER)[0]).toMatchObject({
      params: { id: '1', key: 'f2' },
      body: { first_name: 'Tobias', last_name: 'Frei', role: 'CEO', note: null },
    }),
  );
});

test.each([
  ['a founder', /Tobias Frei, edit/, CORRECT_FOUNDER],
  ['a funding round', /Series A, edit/, CORRECT_MONEY],
  ['an award', /venture kick 3, edit/, CORRECT_AWARD],
])('an edit keeps the note of %s, and an emptied note is removed', async (_what, name, call) => {
  const { founders, money, awards } = someFacts();
  const note = 'Letter of May';
  const noted = someFacts({
    founders: founders.map((founder) => ({ ...founder, note })),
    money: money.map((sum) => ({ ...sum, note })),
    awards: awards.map((award) => ({ ...award, note })),
  });
  const { api, user } = open({ [FACTS]: noted, [call]: changed(noted) });
  for (const keys of ['{Enter}', '{Control>}a{/Control}{Delete}{Enter}']) {
    await user.click(await screen.findByRole('button', { name }));
    await user.type(screen.getByRole('textbox', { name: 'Note' }), keys);
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Note' })).toBeNull());
  }
  expect(api.callsOf(call).map(({ body }) => body)).toMatchObject([{ note }, { note: null }]);
});

test('an amount of money is added with kind, currency, date and investors', async () => {
  const { api, user } = open({ [ADD_MONEY]: changed(someFacts()) });
  await user.click(await screen.findByRole('button', { name: 'Add money' }));
  const form = within(screen.getByRole('form', { name: 'Add money' }));
  await user.selectOptions(form.getByRole('combobox', { name: 'Kind' }), 'Grant');
  await user.type(form.getByRole('textbox', { name: 'Amount' }), 'a lot{Enter}');
  expect(await form.findByText('Amount must be a number, such as 150000.')).toBeVisible();
  await user.clear(form.getByRole('textbox', { name: 'Amount' }));
  await user.type(form.getByRole('textbox', { name: 'Amount' }), '0.004{Enter}');
  expect(await form.findByText('Amount must be at least 0.01.')).toBeVisible();
  await user.clear(form.getByRole('textbox', { name: 'Amount' }));
  await user.type(form.getByRole('textbox', { name: 'Amount' }), '1’200’000');
  await user.selectOptions(form.getByRole('combobox', { name: 'Currency' }), 'EUR');
  await user.type(form.getByLabelText('Date'), '2026-05-02');
  await user.type(form.getByRole('textbox', { name: 'Investors' }), 'Nordhang Angels, Limmat{Enter}');
  await waitFor(() =>
    expect(api.callsOf(ADD_MONEY)[0]?.body).toEqual({
      kind: 'grant',
      stage: null,
      amount: 1_200_000,
      currency: 'EUR',
      date: '2026-05-02',
      investors: ['Nordhang Angels', 'Limmat'],
      note: null,
    }),
  );
});

test('an award is added with a note as its evidence', async () => {
  const { api, user } = open({ [ADD_AWARD]: changed(someFacts()) });
  await user.click(await screen.findByRole('button', { name: 'Add an award' }));
  const form = within(screen.getByRole('form', { name: 'Add an award' }));
  await user.type(form.getByRole('textbox', { name: 'Award' }), 'eurostars');
  await user.type(form.getByRole('textbox', { name: 'Note' }), 'Letter of May{Enter}');
  await waitFor(() =>
    expect(api.callsOf(ADD_AWARD)[0]?.body).toEqual({ award_name: 'eurostars', note: 'Letter of May' }),
  );
});

test('an award can be discarded at its origin, and this can be undone', async () => {
  const { awards } = someFacts();
  const { api, user } = open({ [DISCARD_AWARD]: changed(someFacts({ awards: awards.slice(1) })) });
  const block = within(await screen.findByRole('region', { name: 'Awards' }));
  await user.click(block.getByRole('button', { name: 'Origin of venture kick 3: Startwerk, 19 Nov' }));
  const sheet = within(screen.getByRole('dialog', { name: 'venture kick 3, from Startwerk' }));
  await user.click(sheet.getByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('venture kick 3 discarded.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(api.callsOf(DISCARD_AWARD)[0]?.params).toEqual({ id: '1', key: 'a1' });
});

test('a quote of a fact opens the article at the quoted text', async () => {
  const quote = '… hatte Kälteblick die dritte Stufe von Venture Kick gewonnen.';
  const text = `Winterthur. ${quote} Mehr folgt.`;
  const item = {
    extraction_id: '1',
    raw_id: '5',
    model: 'built-in',
    extracted_at: '2026-11-19T00:00:00Z',
    fields: [
      { field: 'canton', value: 'ZH', quotes: [{ text: 'Winterthur', start: 0, end: 10 }] },
      {
        field: 'awards',
        value: 'venture kick 3',
        quotes: [{ text: quote, start: 12, end: 12 + quote.length }],
      },
    ],
    article: {
      id: '7',
      url: 'https://news.example.org/1',
      title: 'Kälte aus dem See',
      source: 'Startwerk',
      lang: 'de',
      published_at: '2026-11-19',
      text,
    },
  };
  const { user } = open({ [EVIDENCE]: { id: '1', company_name: 'Kälteblick AG', items: [item] } });
  const block = within(await screen.findByRole('region', { name: 'Awards' }));
  await user.click(block.getByRole('button', { name: `«${quote}»` }));
  const dialog = await screen.findByRole('dialog', { name: 'Source of Kälteblick AG' });
  await waitFor(() => expect(dialog.querySelector('mark')).toHaveTextContent(quote));
});
