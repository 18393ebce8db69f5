import type { NotificationPage, Startup } from '@vaglio/contract';
import { aStartup, type FakeRequest, FIXED_NOW } from '@vaglio/test-kit';
import { FOUR, LIST } from './inbox.fixture';

export const STARTUPS = 'GET /auth/investments';
const WORKS = 'GET /auth/investments/work';
const DAY_MS = 86_400_000;

export const startupsOf = (items: readonly Startup[], total = items.length) => ({
  items,
  total,
  page: 1,
  pageSize: 10,
});

export const MENTIONS: NotificationPage = {
  items: FOUR.filter(({ kind }) => kind === 'mentioned'),
  total: 1,
  unread: 1,
  unread_mentions: 1,
};

const ALPHA = aStartup({ id: '1', company_name: 'Alpha AG' });
const BETA = aStartup({ id: '2', company_name: 'Beta AG' });

/** Routes of a server with twelve assigned startups, one of which has an overdue step. A note mentions the user. */
export const WORK_ROUTES = {
  [STARTUPS]: ({ query }: FakeRequest) => {
    const step = query.get('step');
    if (step === 'due') return { body: startupsOf([]) };
    return { body: step === 'overdue' ? startupsOf([ALPHA]) : startupsOf([ALPHA, BETA], 12) };
  },
  [WORKS]: {
    items: [
      {
        startup_id: '1',
        assignee_id: '7',
        assignee: 'Wanda Keller',
        step: 'Call them',
        due: new Date(FIXED_NOW.getTime() - 2 * DAY_MS).toISOString().slice(0, 10),
        version: 1,
      },
    ],
    total: 1,
  },
  [LIST]: MENTIONS,
};
