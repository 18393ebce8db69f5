import { screen, waitFor } from '@testing-library/react';
import {
  failing,
  notOffered,
  signIn,
  widen,
  type FakeRequest,
  type FakeRoutes,
  made,
  TIMELINE,
  aDecisionEntry,
  ENTRIES,
  timelineOf,
} from '@vaglio/test-kit';
import { openPage } from '../testing/investments.fixture';

const UNDO = 'POST /auth/investments/:id/decisions/:decision/undo';
const HERE = '/potential-investiments?open=1&tab=timeline';

beforeEach(() => {
  widen(1440);
  signIn({ role: 'admin' });
});

const open = (routes: FakeRoutes = {}, route = HERE) =>
  openPage({ [TIMELINE]: timelineOf(ENTRIES), ...routes }, route);
const entry = async (text: RegExp) =>
  waitFor(() => {
    const found = screen.getAllByRole('listitem').find(({ textContent }) => text.test(textContent ?? ''));
    if (!found) throw new Error(`no entry ${String(text)}`);
    return found;
  });

test('the timeline is a tab with its number of entries, and the keys comma and full stop switch tabs', async () => {
  const { user, path } = open({}, '/potential-investiments?startup=1');
  expect(await screen.findByRole('tab', { name: 'Timeline 4 entries' })).toBeVisible();
  await user.keyboard('.');
  await waitFor(() => expect(path()).toBe(HERE));
  expect(await screen.findByText('Alpha schliesst Runde ab')).toBeVisible();
  await user.keyboard(',');
  expect(await screen.findByRole('heading', { name: 'Summary' })).toBeVisible();
});

test.each([1440, 1000, 375])('at %i px the timeline lists events by day, as sentences', async (width) => {
  widen(width);
  open();
  await entry(/Marc Keller set Contract.*Too early: No revenue\..*Recorded at 10\.0, rank 2/);
  await entry(/Score 11\.0 to 12\.5.*Scoring version 12 by Ann/);
  await entry(/Luca Bernasconi set the website to alpha\.example/);
  await entry(/Alpha schliesst Runde ab.*Startwerk/);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Today', 'Wednesday, 18 Nov', '2 Nov 2026']),
  );
});

test('a decision from before 0.3.0 has no score, and its entry shows that it was undone', async () => {
  const former = { id: '-3', kind: 'contract', score: null, rank: null, scoring_version: null };
  open({ [TIMELINE]: timelineOf([aDecisionEntry({ ...former, undone_by: '7' })]) });
  const { textContent } = await entry(/Marc Keller set Contract/);
  expect(textContent).toMatch(/Undone\./);
  expect(textContent).not.toMatch(/Recorded at|\. Undone/);
});

test('a timeline filter loads only its kind of entries and keeps all counts', async () => {
  const { api, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Decisions 1' }));
  await entry(/Marc Keller/);
  await waitFor(() => expect(screen.queryByText('Alpha schliesst Runde ab')).toBeNull());
  expect(screen.getByRole('button', { name: 'News 1' })).toBeVisible();
  expect(api.callsOf(TIMELINE).at(-1)?.query.get('kind')).toBe('decision');
});

test('a decision can be undone from the timeline, and a refusal names the later decision', async () => {
  const { api, user } = open({
    [UNDO]: failing('Ann set Investment since. Undo that first.', 409),
  });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Ann set Investment since. Undo that first.');
  api.answer({
    [UNDO]: () => {
      const undoing = aDecisionEntry({
        id: '41',
        kind: 'contract',
        from: 1,
        to: 0,
        undoes: '40',
        undone_by: null,
      });
      const undone = aDecisionEntry({ kind: 'contract', undone_by: '41' });
      api.answer({ [TIMELINE]: timelineOf([undoing, undone]) });
      return { body: made({}) };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await entry(/Marc Keller undid: set Contract/);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  expect(await entry(/Undone\./)).toHaveFocus();
  expect(api.callsOf(UNDO).map(({ params, body }) => [params, body])).toEqual(
    Array(2).fill([{ id: '1', decision: '40' }, { origin: 'details' }]),
  );
});

test('a person without the write permission sees no Undo in the timeline', async () => {
  signIn({ role: 'super' });
  open();
  await entry(/Marc Keller/);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

/** Returns one of two timeline pages. The second page contains the news. */
const paged = (request: FakeRequest) => {
  const { body } = timelineOf(ENTRIES)(request);
  const isSecond = request.query.get('before') === '9.0.9';
  return {
    body: {
      ...body,
      items: isSecond ? ENTRIES.slice(3) : ENTRIES.slice(0, 3),
      next: isSecond ? null : '9.0.9',
    },
  };
};

test('Show more loads the next timeline entries, and a link to an entry opens it at any age', async () => {
  const { user, unmount } = open({ [TIMELINE]: paged });
  await entry(/Luca Bernasconi/);
  expect(screen.queryByText('Alpha schliesst Runde ab')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  const added = await screen.findByText('Alpha schliesst Runde ab');
  expect(added).toBeVisible();
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement).toContainElement(added);
  unmount();
  open({ [TIMELINE]: paged }, `${HERE}#news-5`);
  await waitFor(async () => expect(await entry(/Alpha schliesst/)).toHaveFocus());
});

test('an empty timeline shows a text, and a failed load offers Retry', async () => {
  const { api, user, unmount } = open({ [TIMELINE]: failing('Not now') });
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now');
  api.answer({ [TIMELINE]: timelineOf([]) });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Nothing has happened yet.')).toBeVisible();
  unmount();
  open({ [TIMELINE]: notOffered });
  expect(await screen.findByRole('heading', { name: 'Summary' })).toBeVisible();
  expect(screen.queryByRole('tab', { name: /Timeline/ })).toBeNull();
});
