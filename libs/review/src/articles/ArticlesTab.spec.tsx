import { screen, waitFor, within } from '@testing-library/react';
import { widen } from '@vaglio/test-kit';
import { anArticle } from '../testing/an-article.fixture';
import {
  ACCEPT,
  ARTICLE,
  CLAIM,
  DECIDE,
  FIRST,
  SECOND,
  stepped,
  UNDO_STEP,
  WAITING,
  waitingOf,
  withValue,
} from '../testing/articles.fixture';
import { openDesk } from '../testing/review.fixture';

beforeEach(() => widen(1440));

const company = async (name = 'Kälteblick AG') => within(await screen.findByRole('region', { name }));
const row = async (name: RegExp, of?: string) => {
  const found = (await company(of))
    .getAllByRole('listitem')
    .find(({ textContent }) => name.test(textContent));
  if (!found) throw new Error(`no value ${name}`);
  return within(found);
};

test('a reviewed article marks the quotes and selects its first open value', async () => {
  openDesk();
  const article = within(await screen.findByRole('article', { name: /Drei Runden/ }));
  const marks = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
  expect(marks).toEqual(expect.arrayContaining(['Zürcher', 'Kälteblick AG', '2021 gegründete Unternehmen']));
  expect(document.querySelector('mark[data-selected]')).toHaveTextContent('2021 gegründete Unternehmen');
  expect(article.getByText('Founded')).toBeInTheDocument();
  expect(article.getByText(/Read 20 Nov 2026.*prompt version 7, mistral-small/)).toBeVisible();
  const founded = await row(/^Founded/);
  expect(founded.getByText(/set by Marc Aebi, 3 Nov 2026.*“commercial register”/)).toBeVisible();
  expect(founded.getByRole('button', { name: 'Take 2021' })).toBeVisible();
  expect(founded.queryByRole('button', { name: 'Accept' })).toBeNull();
  expect((await company()).getByText('Rank 14, score 9.0')).toBeVisible();
  expect((await company('Cardiolys SA')).getByText('Like Cardiolys Sàrl, 0.93')).toBeVisible();
  expect(screen.getByText('12')).toBeVisible();
  expect(screen.getByText(/of 40 reviewed/)).toBeVisible();
});

test('an article that no language model read names the built-in extractor', async () => {
  openDesk({ [ARTICLE]: { ...FIRST, prompt_version: null, model: 'built-in' } });
  expect(
    await screen.findByText(/^Read 20 Nov 2026.* with the built-in extractor\. Stored text\.$/),
  ).toBeVisible();
});

test('the review progress counts the pending articles of the tab, not those of the queue', async () => {
  openDesk({ [WAITING]: waitingOf(25, 6) });
  await screen.findByRole('article', { name: /Drei Runden/ });
  expect(screen.getByRole('tab', { name: /^Articles ?25$/ })).toBeVisible();
  expect(screen.getByText(/of 37 reviewed/)).toBeVisible();
});

test('in an article, keys keep, accept, correct or discard a value, and undo the decision', async () => {
  const kept = withValue(FIRST, 'founding_year', { state: 'discarded', is_open: false });
  const { api, user } = openDesk({ [DECIDE]: stepped(kept) });
  await company();
  await user.keyboard('{Enter}');
  expect(api.callsOf(DECIDE)).toEqual([]);
  await user.keyboard('2');
  await waitFor(() =>
    expect(api.callsOf(DECIDE)[0]?.body).toEqual({
      raw_id: '51',
      version: 3,
      startup_version: 6,
      decisions: [{ key: 'founding_year', decision: 'keep' }],
    }),
  );
  expect(await screen.findByText('Founded kept, 8 open.')).toBeInTheDocument();
  expect(document.activeElement).toHaveTextContent('SectorCleantech');
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(api.callsOf(DECIDE)[1]?.body).toMatchObject({
      version: 4,
      decisions: [{ key: 'sector', decision: 'accept' }],
    }),
  );
  await user.keyboard('e');
  const field = await screen.findByRole('textbox', { name: 'Investor' });
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.type(field, 'Aventira AG{Enter}');
  await waitFor(() =>
    expect(api.callsOf(DECIDE)[2]?.body).toMatchObject({
      decisions: [{ key: 'investors:aventira', decision: 'correct', value: 'Aventira AG' }],
    }),
  );
  await user.keyboard('x');
  await waitFor(() =>
    expect(api.callsOf(DECIDE)[3]?.body).toMatchObject({
      decisions: [{ key: 'investors:limmat', decision: 'discard' }],
    }),
  );
  api.answer({ [UNDO_STEP]: stepped(FIRST, { undone_at: '2026-11-12T12:00:00.000Z', undone_by: 'Ann' }) });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled());
  await user.keyboard('u');
  await waitFor(() => expect(api.callsOf(UNDO_STEP)[0]?.params).toEqual({ id: '902' }));
  expect(await screen.findByText(/^Undone: /)).toBeInTheDocument();
});

test('the next article is loaded and claimed in advance, so that it appears immediately', async () => {
  const { api, user, path } = openDesk();
  await company();
  await waitFor(() => expect(api.callsOf(CLAIM).map(({ params }) => params['id'])).toEqual(['7', '8']));
  await waitFor(() => expect(api.callsOf(ARTICLE).map(({ params }) => params['id'])).toEqual(['7', '8']));
  await user.keyboard('n');
  expect(screen.getByRole('heading', { name: SECOND.title })).toBeVisible();
  expect(path()).toBe('/review?tab=articles&article=8');
  await waitFor(() => expect(api.callsOf(ARTICLE).at(-1)?.params).toEqual({ id: '9' }));
});

test('if another person has already decided a value, both decisions are shown', async () => {
  const current = withValue(FIRST, 'founding_year', {
    state: 'confirmed',
    is_open: false,
    decided_by: 'Wanda Keller',
  });
  const { api, user } = openDesk({
    [DECIDE]: () => ({ status: 412, body: { error: 'Somebody was faster.', current } }),
  });
  await company();
  await user.keyboard('2');
  const choice = within(await screen.findByRole('group', { name: 'Your choice' }));
  expect(choice.getByText(/Decided by Wanda Keller meanwhile/)).toBeVisible();
  expect((await row(/^Founded/)).getByText('Confirmed')).toBeVisible();
  api.answer({ [DECIDE]: stepped(current) });
  await user.click(choice.getByRole('button', { name: 'Keep 2020' }));
  await waitFor(() => expect(api.callsOf(DECIDE).at(-1)?.body).toMatchObject({ version: 4 }));
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Your choice' })).toBeNull());
});

test('if another value of the company has changed in the meantime, a decision is repeated with the new version', async () => {
  const current = withValue(FIRST, 'sector', { state: 'confirmed', is_open: false });
  const answers = [{ status: 412, body: { error: 'Too late.', current } }, { body: stepped(current) }];
  const { api, user } = openDesk({ [DECIDE]: () => answers.shift() ?? { status: 500 } });
  await company();
  await user.keyboard('2');
  await waitFor(() => expect(api.callsOf(DECIDE)).toHaveLength(2));
  expect(screen.queryByRole('group', { name: 'Your choice' })).toBeNull();
});

test('Accept company is not repeated if it would accept a value that the person has not seen', async () => {
  const quotes = FIRST.companies[0]?.quotes ?? [];
  const current = withValue(FIRST, 'sector', { state: 'proposed', quotes });
  const { api, user } = openDesk({
    [ACCEPT]: () => ({ status: 412, body: { error: 'Too late.', current } }),
  });
  await company();
  await user.keyboard('a');
  expect(await screen.findByText('Too late.')).toBeVisible();
  expect(api.callsOf(ACCEPT)).toHaveLength(1);
});

test('an article that another person is reviewing shows that person and cannot be decided', async () => {
  const theirs = anArticle({
    claim: { by: 'Anna Keller', is_mine: false, until: '2026-11-22T13:02:00.000Z' },
  });
  const taken = { status: 409, body: { error: 'Anna Keller is reviewing this article.' } };
  const { api, user } = openDesk({ [ARTICLE]: theirs, [CLAIM]: () => taken }, `&article=7`);
  expect(await screen.findByText(/Anna Keller is reviewing this article/)).toBeVisible();
  await user.keyboard('2ax');
  expect(api.callsOf(DECIDE)).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Take 2021' })).toBeNull();
});
