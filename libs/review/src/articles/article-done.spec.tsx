import { screen, waitFor, within } from '@testing-library/react';
import { aStartup, widen } from '@vaglio/test-kit';
import type { ReviewCompany } from '@vaglio/contract';
import { anArticle } from '../testing/an-article.fixture';
import {
  ACCEPT,
  ARTICLE,
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
/** The article with another second company. */
const withCardiolys = (changes: Partial<ReviewCompany>) =>
  anArticle({
    companies: FIRST.companies.map((each) => (each.raw_id === '52' ? { ...each, ...changes } : each)),
  });

test('Article done leaves out what is open, keeps what the startup has, and goes on', async () => {
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

test('a mention is left aside by the menu, and its name may be proposed again', async () => {
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

test('no letter discards a ranked startup: d asks, Escape leaves it, and the dialog does it', async () => {
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

test('a company that curation finds by its name is a known startup, and is accepted as it is', async () => {
  const becomes = { id: '77', company_name: 'Cardiolys SA', version: 1, rank: 31, score: 4 };
  const { api, user } = openDesk({ [ARTICLE]: withCardiolys({ becomes }), [ACCEPT]: stepped(FIRST) });
  const card = await company('Cardiolys SA');
  expect(card.getByText('Known startup')).toBeVisible();
  expect(card.getByText('Rank 31, score 4.0')).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Accept company' }));
  await waitFor(() => expect(api.callsOf(ACCEPT)[0]?.params).toEqual({ id: '52' }));
});

test('a name that matches in full is the known company: accepting it merges it there', async () => {
  const nearest = { startup_id: '77', company_name: 'Cardiolys Sàrl', likeness: 1 };
  const { api, user } = openDesk({ [ARTICLE]: withCardiolys({ nearest }), [MERGE_COMPANY]: stepped(FIRST) });
  const card = await company('Cardiolys SA');
  expect(card.getByText('Known startup')).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Accept as Cardiolys Sàrl' }));
  await waitFor(() => expect(api.callsOf(MERGE_COMPANY)[0]?.body).toEqual({ startup_id: '77' }));
});

test('the only candidate of a merge is chosen', async () => {
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
