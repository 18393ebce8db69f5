import { screen, waitFor, within } from '@testing-library/react';
import {
  failing,
  notOffered,
  signIn,
  unanswered,
  widen,
  type FakeRoutes,
  FACT_HISTORY,
  YEAR_HISTORY,
  someFacts,
  withField,
  FACTS,
} from '@vaglio/test-kit';
import { openPage } from '../testing/investments.fixture';

beforeEach(() => {
  widen(1440);
  signIn({ role: 'admin' });
});

const HERE = '/potential-investiments?open=1&tab=facts';
const ROUTES = { [FACTS]: someFacts(), [FACT_HISTORY]: YEAR_HISTORY };
const open = (routes: FakeRoutes = {}, route = HERE) => openPage({ ...ROUTES, ...routes }, route);
const block = async (name: string) => within(await screen.findByRole('region', { name }));

test('the facts are a tab next to the details that shows the number of open suggestions', async () => {
  const { user, path } = open({}, '/potential-investiments?startup=1');
  const tab = await screen.findByRole('tab', { name: 'Facts 2 open suggestions' });
  expect(screen.getByRole('tab', { name: 'Details' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('heading', { name: 'Summary' })).toBeVisible();
  await user.click(tab);
  expect(await screen.findByRole('region', { name: 'Company' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Summary' })).toBeNull();
  expect(path()).toBe('/potential-investiments?open=1&tab=facts');
});

test('on a server without facts the details have no tabs, even if the address names one', async () => {
  open({ [FACTS]: notOffered });
  expect(await screen.findByRole('heading', { name: 'Summary' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('tablist', { name: /^About/ })).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([1440, 1000])(
  'at %i px an open menu in the details remains open when the facts become available',
  async (width) => {
    widen(width);
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const { user } = open(
      { [FACTS]: () => answered.then(() => ({ body: someFacts() })) },
      '/potential-investiments?startup=1',
    );
    await user.click(await screen.findByRole('button', { name: 'Manage' }));
    answer();
    expect(await screen.findByRole('tab', { name: /^Facts/, hidden: true })).toBeInTheDocument();
    expect(screen.getByRole('menuitem', { name: 'Reject' })).toBeVisible();
  },
);

test.each([1440, 1000, 375])('at %i px every fact is shown with its origin', async (width) => {
  widen(width);
  open();
  const company = await block('Company');
  expect(company.getByText('Kälteblick Seewasserkühlung AG')).toBeVisible();
  expect(company.getByRole('button', { name: 'Origin of Canton: Startwerk, 19 Nov' })).toBeVisible();
  expect(company.getByRole('button', { name: 'Origin of Founded: Marc Aebi' })).toBeVisible();
  expect(company.getByRole('link', { name: 'kaelteblick.example' })).toHaveAttribute(
    'href',
    'https://kaelteblick.example/',
  );
  const money = await block('Money');
  expect(money.getByText('Raised in rounds: CHF 6’400’000.00 and EUR 1’200’000.00')).toBeVisible();
  expect(money.getByText('Aventira Ventures, Limmat Kapital')).toBeVisible();
  const awards = await block('Awards');
  expect(awards.getAllByText('Counted')).toHaveLength(4);
  expect(awards.getByText('by venture kick 3')).toBeVisible();
});

test('an unrecognized canton or sector is shown as unknown, with the received text', async () => {
  const facts = withField(someFacts(), 'sector', {
    value: null,
    origin: null,
    received: 'Agritech',
    received_from: someFacts().fields[3]?.origin ?? null,
  });
  open({ [FACTS]: facts });
  expect(await screen.findByText('Unknown, article says “Agritech”')).toBeVisible();
});

test('an empty fact can be added, and all facts are shown on request', async () => {
  const { user } = open();
  const company = await block('Company');
  expect(company.queryByText('Country')).toBeNull();
  await user.click(company.getByRole('button', { name: 'Show all 20' }));
  await user.click(company.getByRole('button', { name: 'Add Country' }));
  expect(company.getByRole('textbox', { name: 'Country' })).toHaveFocus();
});

test('a person without the edit permission sees facts, sources and history, but no controls to change them', async () => {
  signIn({ role: 'user' });
  const { user } = open();
  const company = await block('Company');
  expect(company.getByText('Zürich')).toBeVisible();
  expect(screen.queryAllByRole('button', { name: /edit$|^Add (?!a filter)|^Take|^Keep|^Discard/ })).toEqual(
    [],
  );
  expect(company.getByRole('group', { name: 'Suggestion for Founded' })).toHaveTextContent(
    'New article says 2021«Das 2021 gegründete Unternehmen»',
  );
  await user.click(company.getByRole('button', { name: 'Origin of Founded: Marc Aebi' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Founded 2020, set by Marc Aebi' }));
  expect(await sheet.findByRole('list', { name: 'History' })).toHaveTextContent('2019 to 2020');
  expect(sheet.queryAllByRole('button', { name: /Hand back|Edit|Undo|Accept/ })).toEqual([]);
});

test('while the facts are loading, a skeleton is shown and announced', async () => {
  open({ [FACTS]: unanswered });
  const facts = within(await screen.findByRole('group', { name: 'Facts of Alpha AG' }));
  expect(facts.getByText('Loading...')).toBeInTheDocument();
});

test("a failed load of the facts shows the server's message and can be retried", async () => {
  const { api, user } = open({ [FACTS]: failing('Not now') });
  const facts = within(await screen.findByRole('group', { name: 'Facts of Alpha AG' }));
  expect(await facts.findByRole('alert')).toHaveTextContent('Not now');
  api.answer({ [FACTS]: someFacts() });
  await user.click(facts.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('region', { name: 'Company' })).toBeVisible();
});

test('a list in the facts shows five entries, and all entries on request', async () => {
  const { awards } = someFacts();
  const six = [
    ...awards,
    ...awards.slice(0, 1).map((award) => ({ ...award, key: 'a9', award_name: 'the sixth' })),
  ];
  const { user } = open({ [FACTS]: someFacts({ awards: six }) });
  const shown = await block('Awards');
  expect(shown.queryByText('the sixth')).toBeNull();
  await user.click(shown.getByRole('button', { name: 'Show all 6' }));
  expect(shown.getByText('the sixth')).toBeVisible();
});
