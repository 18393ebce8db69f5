import { screen, waitFor, within } from '@testing-library/react';
import { aStartup, failing, widen } from '@vaglio/test-kit';
import { anArticle, aStep } from '../testing/an-article.fixture';
import {
  ACCEPT,
  ARTICLE,
  ARTICLES,
  DECIDE,
  FIRST,
  MERGE_COMPANY,
  POSTPONE,
  SECOND,
  SET_ASIDE,
  stepped,
  STEPS,
  UNDO_STEP,
  withValue,
} from '../testing/articles.fixture';
import { openDesk } from '../testing/review.fixture';

beforeEach(() => widen(1440));

const company = async (name = 'Kälteblick AG') => within(await screen.findByRole('region', { name }));
const discarded = anArticle({
  companies: FIRST.companies.map((each) =>
    each.raw_id === '52' ? { ...each, state: 'discarded', reason: 'not_a_startup' } : each,
  ),
});

const CARDIOLYS_ASIDE = { id: '903', kind: 'set_aside', raw_id: '52', key: null } as const;

test('the key a accepts all proposed values of a company that have a source, in their displayed versions', async () => {
  const { api, user } = openDesk({ [ACCEPT]: stepped(FIRST) });
  await company();
  await user.keyboard('a');
  await waitFor(() => expect(api.callsOf(ACCEPT)).toHaveLength(1));
  expect(api.callsOf(ACCEPT)[0]?.params).toEqual({ id: '51' });
  expect(api.callsOf(ACCEPT)[0]?.headers.get('If-Match')).toBe('"3"');
  expect(api.callsOf(ACCEPT)[0]?.body).toEqual({ startup_version: 6 });
  expect(screen.getByText('Kälteblick AG accepted, 5 open.')).toBeInTheDocument();
});

test('Not a startup explains its effect and can be undone', async () => {
  const { api, user } = openDesk({
    [SET_ASIDE]: stepped(discarded, CARDIOLYS_ASIDE),
    [UNDO_STEP]: stepped(FIRST, { ...CARDIOLYS_ASIDE, undone_at: '2026-11-12T12:00:00.000Z' }),
  });
  await user.click((await company('Cardiolys SA')).getByRole('button', { name: 'Not a startup' }));
  expect(
    await screen.findByText('Cardiolys SA discarded. The name will not be proposed again.'),
  ).toBeInTheDocument();
  expect(api.callsOf(SET_ASIDE)[0]?.body).toEqual({ reason: 'not_a_startup' });
  await user.click(await screen.findByRole('button', { name: 'Undo: Cardiolys SA discarded' }));
  await waitFor(() => expect(api.callsOf(UNDO_STEP)[0]?.params).toEqual({ id: '903' }));
  expect((await company('Cardiolys SA')).getByText('Genève')).toBeVisible();
});

test('after the keys d and u a value of the company is selected again, and Enter accepts it', async () => {
  const { api, user } = openDesk({
    [SET_ASIDE]: stepped(discarded, CARDIOLYS_ASIDE),
    [UNDO_STEP]: stepped(FIRST, { ...CARDIOLYS_ASIDE, undone_at: '2026-11-12T12:00:00.000Z' }),
    [DECIDE]: stepped(FIRST),
  });
  await user.click((await company('Cardiolys SA')).getByRole('button', { name: /^Founder/ }));
  await user.keyboard('d');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled());
  await user.keyboard('u');
  expect(await screen.findByText(/^Undone: /)).toBeInTheDocument();
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(api.callsOf(DECIDE)[0]?.body).toMatchObject({
      raw_id: '52',
      decisions: [{ key: 'canton', decision: 'accept' }],
    }),
  );
});

test('Keep shows the current value next to the discarded value, also after a reload', async () => {
  const kept = withValue(FIRST, 'founding_year', { state: 'discarded', is_open: false, decided: '2020' });
  let answer = () => {};
  const waiting = new Promise<void>((resolve) => (answer = resolve));
  const { user } = openDesk({ [DECIDE]: () => waiting.then(() => ({ body: stepped(kept) })) });
  await user.click((await company()).getByRole('button', { name: 'Keep 2020' }));
  const founded = async () => (await company()).getByRole('button', { name: /^Founded/ });
  expect(await founded()).toHaveTextContent('Founded2021 2020');
  expect((await founded()).querySelector('s')).toHaveTextContent('2021');
  answer();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled());
  expect(await founded()).toHaveTextContent('Founded2021 2020');
});

test('a value that was discarded in an earlier session has only Undo, and the key u reopens it', async () => {
  const gone = withValue(FIRST, 'sector', { state: 'discarded', is_open: false });
  const step = aStep({ id: '904', key: 'sector', words: 'Sector Cleantech of Kälteblick AG discarded' });
  const { api, user } = openDesk({
    [ARTICLE]: gone,
    [STEPS]: { items: [step], total: 1 },
    [UNDO_STEP]: stepped(FIRST, { ...step, undone_at: '2026-11-12T12:00:00.000Z' }),
  });
  expect(await (await company()).findByRole('button', { name: 'Undo: Sector Cleantech' })).toBeVisible();
  await user.click((await company()).getByRole('button', { name: /^Sector/ }));
  await user.keyboard('e');
  expect(screen.queryByRole('form', { name: 'Correct Sector' })).toBeNull();
  await user.keyboard('u');
  await waitFor(() => expect(api.callsOf(UNDO_STEP)[0]?.params).toEqual({ id: '904' }));
  const selected = () => screen.getByRole('button', { current: true });
  await waitFor(() => expect(selected()).toHaveTextContent('SectorCleantech'));
});

test('the key m opens the search for a matching startup and sends the merge', async () => {
  const found = aStartup({ id: '77', company_name: 'Cardiolys Sàrl', canton: 'GE', score: 4 });
  const { api, user } = openDesk({
    [MERGE_COMPANY]: stepped(FIRST),
    'GET /auth/investments': { items: [found], total: 1 },
  });
  await user.click((await company('Cardiolys SA')).getByRole('button', { name: 'Merge into …' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge Cardiolys SA into …' }));
  expect(api.callsOf('GET /auth/investments')[0]?.query.get('q')).toBe('Cardiolys Sàrl');
  await user.click(await dialog.findByRole('radio', { name: 'Cardiolys Sàrl' }));
  expect(dialog.getByText(/name 0.93, Genève/)).toBeVisible();
  expect(dialog.getByText(/score of Cardiolys Sàrl is 4.0/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Merge into Cardiolys Sàrl' }));
  await waitFor(() => expect(api.callsOf(MERGE_COMPANY)[0]?.body).toEqual({ startup_id: '77' }));
  expect(api.callsOf(MERGE_COMPANY)[0]?.params).toEqual({ id: '52' });
});

test('in the startup search the best match is first, and the number of hidden startups is shown', async () => {
  const names = ['Cardiolys Holding', 'CARDIOLYS S.A.', 'Cardiolys Sàrl'];
  const items = names.map((company_name, place) => aStartup({ id: String(75 + place), company_name }));
  const { api, user } = openDesk({ 'GET /auth/investments': { items, total: 45 } });
  await user.click((await company('Cardiolys SA')).getByRole('button', { name: 'Merge into …' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge Cardiolys SA into …' }));
  expect(await dialog.findByText(/^20 of 45 are shown/)).toBeVisible();
  expect(api.callsOf('GET /auth/investments')[0]?.query.get('pageSize')).toBe('20');
  const offered = dialog
    .getAllByRole<HTMLInputElement>('radio')
    .map((radio) => radio.getAttribute('aria-label'));
  expect(offered).toEqual(['Cardiolys Sàrl', 'CARDIOLYS S.A.', 'Cardiolys Holding']);
});

test('the startup search is focused, and typing replaces its initial text', async () => {
  const { api, user } = openDesk({ 'GET /auth/investments': { items: [], total: 0 } });
  await user.click((await company('Cardiolys SA')).getByRole('button', { name: 'Merge into …' }));
  await screen.findByRole('dialog', { name: 'Merge Cardiolys SA into …' });
  await user.keyboard('al{Enter}');
  await waitFor(() => expect(api.callsOf('GET /auth/investments').at(-1)?.query.get('q')).toBe('al'));
});

test('the key / opens the search of the review queue and focuses it', async () => {
  const { api, user } = openDesk();
  await company();
  await user.keyboard('/');
  await screen.findByRole('dialog', { name: 'Queue' });
  await user.keyboard('zzz{Enter}');
  await waitFor(() => expect(api.callsOf(ARTICLES).at(-1)?.query.get('q')).toBe('zzz'));
});

test('the key l moves the article to the end of the queue and opens the next article', async () => {
  const { api, user } = openDesk({ [POSTPONE]: () => ({ status: 204 }) });
  await company();
  await user.keyboard('l');
  expect(await screen.findByRole('heading', { name: SECOND.title })).toBeVisible();
  expect(api.callsOf(POSTPONE)[0]?.params).toEqual({ id: '7' });
});

test('a refused decision in an article is reverted and shows the server’s message', async () => {
  const { user } = openDesk({ [DECIDE]: failing('The service is busy.') });
  const founded = (await company()).getByRole('button', { name: 'Keep 2020' });
  await user.click(founded);
  expect(await screen.findByText('The service is busy.')).toBeVisible();
  expect((await company()).getByText('Conflict')).toBeVisible();
});

test('while a value is being corrected, keys do not decide, and Escape restores the value', async () => {
  const { api, user } = openDesk();
  await company();
  await user.keyboard('e');
  const field = await screen.findByRole('textbox', { name: 'Founded' });
  await user.clear(field);
  await user.type(field, 'jx2');
  expect(api.callsOf(DECIDE)).toEqual([]);
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Founded must be a year between 1800 and 2100.')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('textbox', { name: 'Founded' })).toBeNull();
  expect(document.activeElement).toHaveTextContent('Founded');
});

test('if single keys are disabled, only Enter decides, and every action has a button', async () => {
  localStorage.setItem('singleKeys', 'off');
  const { api, user } = openDesk({ [DECIDE]: stepped(FIRST) });
  await company();
  await user.keyboard('2jxan');
  expect(api.calls.filter(({ method, path }) => method === 'POST' && !path.endsWith('claim'))).toEqual([]);
  await user.click((await company()).getByRole('button', { name: /^Sector/ }));
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(api.callsOf(DECIDE)[0]?.body).toMatchObject({
      decisions: [{ key: 'sector', decision: 'accept' }],
    }),
  );
});

test('the margin of an article names the selected field next to the start of its quote', async () => {
  const companies = FIRST.companies.map((each) => ({ ...each, values: each.values.slice(1) }));
  openDesk({ [ARTICLE]: anArticle({ companies }) });
  const article = within(await screen.findByRole('article', { name: /Drei Runden/ }));
  expect((await company()).getByRole('button', { current: true })).toHaveTextContent('Founded');
  expect(article.queryByText('Name')).toBeNull();
  expect(article.getByText('Founded')).toBeInTheDocument();
});

test('a click on a quote in an article selects its value', async () => {
  const { user } = openDesk();
  await company();
  await user.click(screen.getByText('Limmat Kapital', { selector: 'mark' }));
  expect((await company()).getByRole('button', { current: true })).toHaveTextContent('Limmat Kapital');
  await user.click(screen.getByText('Zwischenrunde von fünf Millionen Dollar'));
  expect((await company('Cardiolys SA')).getByRole('button', { current: true })).toHaveTextContent(
    'USD 5’000’000.00',
  );
});

test('in an article with more than twelve companies, inactive companies show only their header', async () => {
  const many = Array.from({ length: 13 }, (_, place) => ({
    ...FIRST.companies[1],
    raw_id: String(100 + place),
    company_name: `Firma ${place}`,
  }));
  const { user } = openDesk({ [ARTICLE]: anArticle({ companies: Object(many) }) });
  expect((await company('Firma 0')).getByText('Genève')).toBeVisible();
  const folded = await company('Firma 12');
  expect(folded.queryByText('Genève')).toBeNull();
  await user.click(folded.getByRole('button', { name: 'Show Firma 12, 3 open' }));
  expect((await company('Firma 12')).getByText('Genève')).toBeVisible();
});
