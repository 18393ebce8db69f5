import { render, screen } from '@testing-library/react';
import { FIXED_NOW, anInvestment, Themed } from '@vaglio/test-kit';
import { StartupBadges } from './StartupBadges';

const DAY_MS = 86_400_000;
const before = (days: number, ms = 0) => new Date(FIXED_NOW.getTime() - days * DAY_MS - ms).toISOString();

test.each([
  ['first above the threshold exactly 10 days ago', { firstTime_appear_inscore: before(10) }, ['New']],
  [
    'one millisecond longer ago, and not updated since',
    { firstTime_appear_inscore: before(10, 1), updated_at: before(10, 1) },
    [],
  ],
  [
    'above it for longer, and updated exactly 7 days ago',
    { firstTime_appear_inscore: before(11), updated_at: before(7) },
    ['Recently updated'],
  ],
  ['updated one millisecond longer ago', { updated_at: before(7, 1) }, []],
  ['new and updated', { firstTime_appear_inscore: before(1), updated_at: before(1) }, ['New']],
  [
    'marked in every way',
    { email_sent: 1, interested: 1, create_contract: 1, rejected: 1 },
    ['Contacted', 'Investment', 'Contract', 'Rejected'],
  ],
])('the badges of a startup follow the specification (%s)', (_words, fields, badges) => {
  render(<StartupBadges startup={anInvestment(fields)} now={FIXED_NOW} />, { wrapper: Themed });
  expect(screen.queryAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(badges);
});
