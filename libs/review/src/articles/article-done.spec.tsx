import { screen, waitFor, within } from '@testing-library/react';
import { aStartup, widen, type FakeRequest } from '@vaglio/test-kit';
import type { ReviewCompany } from '@vaglio/contract';
import { anArticle } from '../testing/an-article.fixture';
import {
  ACCEPT,
  ARTICLE,
  ARTICLES,
  DECIDE,
  FIRST,
  MERGE_COMPANY,
  SECOND,
  SET_ASIDE,
  stepped,
} from '../testing/articles.fixture';
import { openDesk } from '../testing/review.fixture';

beforeEach(() => widen(1440));

const company = async (name = 'Kälteblick AG') => within(await screen.findByRole('region', { name }));
/** Returns the article with changes to its second company. */
const withCardiolys = (changes: Partial<ReviewCompany>) =>
  anArticle({
    companies: FIRST.companies.map((each) => (each.raw_id === '52' ? { ...each, ...changes } : each)),
  });

test('Article done skips open values, keeps the values of the startup, and opens the next article', async () => {
  const { api, user } = openDesk({ [DECIDE]: stepped(FIRST), [SET_ASIDE]: stepped(FIRST) });
  await company();
  await user.keyboard('f');
  const dialog = within(await screen.findByRole('dialog', { name: 'Article done?' }));
  expect(
    dialog.getByText(/^1 company is set aside for this article. 6 open values are left out/),
  ).toBeVisible();
  expect(api.callsOf(DECIDE)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Article done' }));
  expect(await screen.findByRole('heading', { name: SECOND.title })).toBeVisible();
  await waitFor(() => expect(api.callsOf(SET_ASIDE)).toHaveLength(1));
  expect(api.callsOf(SET_ASIDE)[0]).toMatchObject({ params: { id: '52' }, body: { reason: 'left_aside' } });
  expect(api.callsOf(DECIDE).map(({ body }) => body)).toEqual([
    {
      raw_id: '51',
      version: 3,
      startup_version: 6,
      decisions: [
        { key: 'founding_year', decision: 'keep' },
        { key: 'sector', decision: 'discard' },
        { key: 'investors:aventira', decision: 'discard' },
        { key: 'investors:limmat', decision: 'discard' },
        { key: 'founders:gschwend', decision: 'discard' },
        { key: 'awards:venture kick 3', decision: 'discard' },
      ],
    },
  ]);
});

test('Article done reloads the queue only after the server has received every decision', async () => {
  let answer = () => {};
  const waiting = new Promise<void>((resolve) => (answer = resolve));
  const { api, user } = openDesk({
    [DECIDE]: () => waiting.then(() => ({ body: stepped(FIRST) })),
    [SET_ASIDE]: stepped(FIRST),
  });
  await company();
  await user.keyboard('f');
  await user.click(await screen.findByRole('button', { name: 'Article done' }));
  expect(await screen.findByRole('heading', { name: SECOND.title })).toBeVisible();
  expect(api.callsOf(ARTICLES)).toHaveLength(1);
  expect(api.callsOf(SET_ASIDE)).toEqual([]);
  answer();
  await waitFor(() => expect(api.callsOf(ARTICLES)).toHaveLength(2));
  expect(api.callsOf(SET_ASIDE)).toHaveLength(1);
});

test('each decision of Article done is based on the result of the previous decision', async () => {
  const known = FIRST.companies.slice(0, 1);
  const article = anArticle({
    companies: known.flatMap((each) => [each, { ...each, raw_id: '52', company_name: 'Cardiolys SA' }]),
  });
  const decided = { ...article, companies: article.companies.map((each) => ({ ...each, version: 4 })) };
  const { api, user } = openDesk({ [ARTICLE]: article, [DECIDE]: stepped(decided) });
  await company();
  await user.keyboard('f');
  await user.click(await screen.findByRole('button', { name: 'Article done' }));
  expect(await screen.findByText('Open values of Cardiolys SA left out, 0 open.')).toBeInTheDocument();
  await waitFor(() =>
    expect(api.callsOf(DECIDE).map(({ body }) => body)).toMatchObject([
      { raw_id: '51', version: 3 },
      { raw_id: '52', version: 4 },
    ]),
  );
});

test('a company mention can be left aside with the menu, and the name can be proposed again', async () => {
  const { api, user } = openDesk({
    [SET_ASIDE]: stepped(withCardiolys({ state: 'discarded', reason: 'left_aside' })),
  });
  await user.click((await company('Cardiolys SA')).getByRole('button', { name: 'More about Cardiolys SA' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Leave this mention aside' }));
  await waitFor(() => expect(api.callsOf(SET_ASIDE)[0]?.body).toEqual({ reason: 'left_aside' }));
  expect(
    await screen.findByText('Set aside for this article. The name may be proposed again.'),
  ).toBeVisible();
});

test('a ranked startup is set aside only after a confirmation in a dialog', async () => {
  const { api, user } = openDesk({ [SET_ASIDE]: stepped(FIRST) });
  await company();
  await user.keyboard('d');
  const dialog = within(await screen.findByRole('dialog', { name: 'Set Kälteblick AG aside?' }));
  expect(dialog.getByText(/is in the ranked list, on rank 14/)).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.callsOf(SET_ASIDE)).toEqual([]);
  await user.keyboard('d');
  await user.click(await screen.findByRole('button', { name: 'Set aside' }));
  await waitFor(() => expect(api.callsOf(SET_ASIDE)[0]?.body).toMatchObject({ reason: 'not_a_startup' }));
});

test('a company with a known name is shown as a known startup and accepted unchanged', async () => {
  const becomes = { id: '77', company_name: 'Cardiolys SA', version: 1, rank: 31, score: 4 };
  const { api, user } = openDesk({ [ARTICLE]: withCardiolys({ becomes }), [ACCEPT]: stepped(FIRST) });
  const card = await company('Cardiolys SA');
  expect(card.getByText('Known startup')).toBeVisible();
  expect(card.getByText('Rank 31, score 4.0')).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Accept company' }));
  await waitFor(() => expect(api.callsOf(ACCEPT)[0]?.params).toEqual({ id: '52' }));
});

test('a company with the same full name is shown as a known startup, and accepting it merges the two', async () => {
  const nearest = { startup_id: '77', company_name: 'Cardiolys Sàrl', likeness: 1 };
  const { api, user } = openDesk({ [ARTICLE]: withCardiolys({ nearest }), [MERGE_COMPANY]: stepped(FIRST) });
  const card = await company('Cardiolys SA');
  expect(card.getByText('Known startup')).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Accept as Cardiolys Sàrl' }));
  await waitFor(() => expect(api.callsOf(MERGE_COMPANY)[0]?.body).toEqual({ startup_id: '77' }));
});

test('the selected merge target is cleared if a new search does not find it', async () => {
  const names = ['Cardiolys Sàrl', 'Cardiolys Holding', 'Nivalis AG', 'Nivalis Sàrl'];
  const startups = names.map((company_name, nth) => aStartup({ id: `7${nth}`, company_name }));
  const { user } = openDesk({
    'GET /auth/investments': ({ query }: FakeRequest) => {
      const items = startups.filter(({ company_name }) => company_name.startsWith(query.get('q') ?? ''));
      return { body: { items, total: items.length } };
    },
  });
  await user.click((await company('Cardiolys SA')).getByRole('button', { name: 'Merge into …' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge Cardiolys SA into …' }));
  await user.clear(dialog.getByLabelText('Search by name'));
  await user.type(dialog.getByLabelText('Search by name'), 'Cardiolys');
  await user.click(await dialog.findByRole('radio', { name: 'Cardiolys Holding' }));
  await user.clear(dialog.getByLabelText('Search by name'));
  await user.type(dialog.getByLabelText('Search by name'), 'Nivalis');
  await dialog.findByRole('radio', { name: 'Nivalis AG' });
  expect(dialog.getByRole('button', { name: 'Merge' })).toBeDisabled();
});

test('the only candidate of a merge is preselected', async () => {
  const found = aStartup({ id: '77', company_name: 'Cardiolys Sàrl' });
  const { api, user } = openDesk({
    [MERGE_COMPANY]: stepped(FIRST),
    'GET /auth/investments': { items: [found], total: 1 },
  });
  await user.click((await company('Cardiolys SA')).getByRole('button', { name: 'Merge into …' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge Cardiolys SA into …' }));
  expect(await dialog.findByRole('radio', { name: 'Cardiolys Sàrl' })).toBeChecked();
  await user.click(dialog.getByRole('button', { name: 'Merge into Cardiolys Sàrl' }));
  await waitFor(() => expect(api.callsOf(MERGE_COMPANY)[0]?.body).toEqual({ startup_id: '77' }));
});
