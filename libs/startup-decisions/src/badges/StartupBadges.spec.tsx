import { render, screen } from '@testing-library/react';
import { FIXED_NOW, anInvestment, Themed } from '@vaglio/test-kit';
import { StartupBadges } from './StartupBadges';

const DAY_MS = 86_400_000;
const before = (days: number, ms = 0) => new Date(FIXED_NOW.getTime() - days * DAY_MS - ms).toISOString();

test.each([
  ['above the threshold for exactly 10 days', { firstTime_appear_inscore: before(10) }, ['New']],
  [
    'above the threshold for more than 10 days, without a later update',
    { firstTime_appear_inscore: before(10, 1), updated_at: before(10, 1) },
    [],
  ],
  [
    'above the threshold for more than 10 days, and updated exactly 7 days ago',
    { firstTime_appear_inscore: before(11), updated_at: before(7) },
    ['Recently updated'],
  ],
  ['updated more than 7 days ago', { updated_at: before(7, 1) }, []],
  ['new, and updated since then', { firstTime_appear_inscore: before(1), updated_at: before(1) }, ['New']],
  [
    'with every flag',
    { email_sent: 1, interested: 1, create_contract: 1, rejected: 1 },
    ['Contacted', 'Investment', 'Contract', 'Rejected'],
  ],
])('the badges of a startup follow the specification (%s)', (_words, fields, badges) => {
  render(<StartupBadges startup={anInvestment(fields)} now={FIXED_NOW} />, { wrapper: Themed });
  expect(screen.queryAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(badges);
});
