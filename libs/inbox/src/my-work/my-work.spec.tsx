import { screen, waitFor, within } from '@testing-library/react';
import {
  aStartup,
  failing,
  fakeApi,
  FIXED_NOW,
  notOffered,
  renderWithApi,
  signIn,
  unanswered,
  type FakeRequest,
  type FakeRoutes,
} from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { LIST, READ } from '../testing/inbox.fixture';
import { MENTIONS, STARTUPS, startupsOf, WORK_ROUTES } from '../testing/my-work.fixture';
import { MyWorkCard } from './MyWorkCard';
import { MyWorkPage } from './MyWorkPage';

const REVIEW = { count: 5, to: '/review?tab=articles' };
const clock = () => FIXED_NOW;
const show = (ui: React.ReactElement, routes: FakeRoutes = {}) => {
  const api = fakeApi({ ...WORK_ROUTES, ...routes });
  return { api, ...renderWithApi(ui, api, { wrapper: ThemeRoot, clock }) };
};
const part = (name: string) => screen.findByRole('region', { name });

beforeEach(() => signIn({ role: 'user' }));

test('My work lists overdue, due and assigned startups with their next step and a link', async () => {
  const { api } = show(<MyWorkPage review={REVIEW} />);
  const overdue = within(await part('Overdue (1)'));
  expect(overdue.getByRole('link', { name: 'Alpha AG' })).toHaveAttribute(
    'href',
    '/potential-investiments?assignee=me&later=all&startup=1',
  );
  expect(await overdue.findByText('Call them')).toBeVisible();
  expect(overdue.getByText('2 days overdue')).toBeVisible();
  expect(await part('Due today (0)')).toHaveTextContent('No step is due today.');
  const assigned = within(await part('Assigned to me (12)'));
  expect(assigned.getByRole('link', { name: 'Show all 12' })).toHaveAttribute(
    'href',
    '/potential-investiments?assignee=me&later=all',
  );
  expect(api.callsOf(STARTUPS).map(({ query }) => [query.get('assignee'), query.get('step')])).toEqual([
    ['me', 'overdue'],
    ['me', 'due'],
    ['me', null],
  ]);
});

test('a person without assigned startups sees a link to the list where startups are assigned', async () => {
  show(<MyWorkPage review={null} />, { [STARTUPS]: startupsOf([]) });
  const assigned = within(await part('Assigned to me (0)'));
  expect(assigned.getByRole('link', { name: 'the ranked list' })).toHaveAttribute(
    'href',
    '/potential-investiments',
  );
});

test('an unread mention counts as read once it is opened', async () => {
  const { api, user, path } = show(<MyWorkPage review={null} />, { [READ]: { ids: ['1'], unread: 0 } });
  const mentions = within(await part('Unread mentions (1)'));
  await user.click(mentions.getByRole('link', { name: /mentioned you on/ }));
  await waitFor(() => expect(path()).toContain('tab=timeline#note-5'));
  expect(api.callsOf(READ).map(({ body }) => body)).toEqual([{ ids: ['1'] }]);
});

test('My work shows pending reviews to people who may decide about them', async () => {
  const { unmount } = show(<MyWorkPage review={REVIEW} />);
  expect(
    within(await part('Waiting for review (5)')).getByRole('link', { name: 'Open Review' }),
  ).toHaveAttribute('href', REVIEW.to);
  unmount();
  show(<MyWorkPage review={null} />);
  await part('Overdue (1)');
  expect(screen.queryByRole('region', { name: /review/ })).toBeNull();
});

test('a failed load of My work shows the reason and can be retried', async () => {
  const { api, user } = show(<MyWorkPage review={null} />, { [STARTUPS]: failing('The service is busy.') });
  expect(await screen.findByRole('alert')).toHaveTextContent('The service is busy.');
  api.answer({ [STARTUPS]: startupsOf([aStartup({ id: '1', company_name: 'Alpha AG' })]) });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await part('Overdue (1)')).toBeVisible();
});

test('the dashboard card shows the same counts as My work, and each count links to its list', async () => {
  show(<MyWorkCard review={REVIEW} />);
  const card = within(await part('My work'));
  await waitFor(() =>
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1Overdue',
      '0Due today',
      '12Assigned to me',
      '1Unread mentions',
      '5Waiting for review',
    ]),
  );
  expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/my-work',
    '/potential-investiments?assignee=me&step=overdue&later=all',
    '/potential-investiments?assignee=me&step=due&later=all',
    '/potential-investiments?assignee=me&later=all',
    '/my-work#mentions',
    REVIEW.to,
  ]);
});

test('the dashboard card reserves its space while loading, and is hidden on a server without an inbox', async () => {
  const { unmount } = show(<MyWorkCard review={null} />, { [STARTUPS]: unanswered, [LIST]: unanswered });
  expect(await part('My work')).toBeVisible();
  unmount();
  show(<MyWorkCard review={null} />, { [LIST]: notOffered });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'My work' })).toBeNull());
});

test('My work loads only unread mentions, and more of them on request', async () => {
  const { api, user } = show(<MyWorkPage review={null} />, { [LIST]: { ...MENTIONS, total: 34 } });
  const mentions = within(await part('Unread mentions (34)'));
  await user.click(mentions.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(api.callsOf(LIST)).toHaveLength(2));
  await waitFor(() => expect(mentions.queryByRole('button', { name: 'Show more' })).toBeNull());
  expect(api.callsOf(LIST).map(({ query }) => [query.get('filter'), query.get('limit')])).toEqual([
    ['unread_mentions', '10'],
    ['unread_mentions', '100'],
  ]);
});

test('while more mentions are loaded, the list and the focus remain', async () => {
  let answer: (body: unknown) => void = () => undefined;
  const { user } = show(<MyWorkPage review={null} />, {
    [LIST]: ({ query }: FakeRequest) =>
      query.get('limit') === '10'
        ? { body: { ...MENTIONS, total: 340 } }
        : new Promise((resolve) => (answer = (body) => resolve({ body }))),
  });
  const mentions = within(await part('Unread mentions (340)'));
  await user.click(mentions.getByRole('button', { name: 'Show more' }));
  expect(await mentions.findByRole('button', { name: 'Loading…' })).toHaveFocus();
  expect(mentions.getByRole('link', { name: /mentioned you on/ })).toBeVisible();
  answer({ ...MENTIONS, total: 340 });
  await waitFor(() => expect(screen.getByRole('group', { name: 'Unread mentions' })).toHaveFocus());
  expect(mentions.queryByRole('button')).toBeNull();
});

test('if one list of My work fails, the other lists are shown and only the failed list is retried', async () => {
  const { api, user } = show(<MyWorkPage review={null} />, { [LIST]: failing('The service is busy.') });
  expect(await screen.findByRole('alert')).toHaveTextContent('The service is busy.');
  expect(await part('Overdue (1)')).toBeVisible();
  expect(screen.queryByRole('region', { name: /^Unread mentions/ })).toBeNull();
  api.answer({ [LIST]: MENTIONS });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await part('Unread mentions (1)')).toBeVisible();
  expect(api.callsOf(STARTUPS)).toHaveLength(3);
});

test('if the counts of the dashboard card cannot be loaded, the card shows the reason and Retry', async () => {
  const { api, user } = show(<MyWorkCard review={null} />, { [STARTUPS]: failing('The service is busy.') });
  const card = within(await part('My work'));
  expect(await card.findByRole('alert')).toHaveTextContent('The service is busy.');
  const figures = () => card.getAllByRole('listitem').map(({ textContent }) => textContent);
  await waitFor(() => expect(figures()).toEqual(['1Unread mentions']));
  api.answer(WORK_ROUTES);
  await user.click(card.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(figures()).toContain('12Assigned to me'));
  expect(card.queryByRole('alert')).toBeNull();
});

test('a link to the mentions moves the focus there after the lists above have loaded', async () => {
  const api = fakeApi({ ...WORK_ROUTES });
  renderWithApi(<MyWorkPage review={null} />, api, { wrapper: ThemeRoot, clock, route: '/my-work#mentions' });
  await part('Overdue (1)');
  await waitFor(() => expect(screen.getByRole('group', { name: 'Unread mentions' })).toHaveFocus());
});
