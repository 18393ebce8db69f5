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

test('the page lists what is overdue, due and assigned, each with its next step, and leads to the startup', async () => {
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

test('unread mentions are read once they are opened', async () => {
  const { api, user, path } = show(<MyWorkPage review={null} />, { [READ]: { ids: ['1'], unread: 0 } });
  const mentions = within(await part('Unread mentions (1)'));
  await user.click(mentions.getByRole('link', { name: /mentioned you on/ }));
  await waitFor(() => expect(path()).toContain('tab=timeline#note-5'));
  expect(api.callsOf(READ).map(({ body }) => body)).toEqual([{ ids: ['1'] }]);
});

test('what waits for review is said to people who decide there', async () => {
  const { unmount } = show(<MyWorkPage review={REVIEW} />);
  expect(
    within(await part('Waiting for my review (5)')).getByRole('link', { name: 'Open Review' }),
  ).toHaveAttribute('href', REVIEW.to);
  unmount();
  show(<MyWorkPage review={null} />);
  await part('Overdue (1)');
  expect(screen.queryByRole('region', { name: /review/ })).toBeNull();
});

test('a list that cannot be loaded says why, and is asked for again', async () => {
  const { api, user } = show(<MyWorkPage review={null} />, { [STARTUPS]: failing('The service is busy.') });
  expect(await screen.findByRole('alert')).toHaveTextContent('The service is busy.');
  api.answer({ [STARTUPS]: startupsOf([aStartup({ id: '1', company_name: 'Alpha AG' })]) });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await part('Overdue (1)')).toBeVisible();
});

test('the card counts the same, and each figure leads to its list', async () => {
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

test('the card has its room before the figures are known, and is absent on a server without an inbox', async () => {
  const { unmount } = show(<MyWorkCard review={null} />, { [STARTUPS]: unanswered, [LIST]: unanswered });
  expect(await part('My work')).toBeVisible();
  unmount();
  show(<MyWorkCard review={null} />, { [LIST]: notOffered });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'My work' })).toBeNull());
});

test('mentions that were read are not listed', async () => {
  const [mention] = MENTIONS.items;
  show(<MyWorkPage review={null} />, {
    [LIST]: { ...MENTIONS, items: [{ ...mention, read_at: '2026-11-22T08:00:00.000Z' }], unread_mentions: 0 },
  });
  expect(await part('Unread mentions (0)')).toHaveTextContent('No unread note mentions you.');
});
