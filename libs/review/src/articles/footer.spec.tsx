import { act, screen } from '@testing-library/react';
import { FIXED_NOW, widen } from '@vaglio/test-kit';
import { aStep } from '../testing/an-article.fixture';
import { STEPS } from '../testing/articles.fixture';
import { openDesk } from '../testing/review.fixture';

beforeEach(() => {
  widen(1440);
  jest.useFakeTimers({ advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

const HOUR_MS = 3_600_000;
const at = (hours: number) => new Date(FIXED_NOW.getTime() + hours * HOUR_MS);
const lastStep = (decidedAt: Date) => ({
  [STEPS]: { items: [aStep({ decided_at: decidedAt.toISOString() })], total: 1 },
});

test('a new decision is dated as just now, even if the page has been open for a long time', async () => {
  const clock = jest.fn(() => FIXED_NOW);
  openDesk(lastStep(at(2)), '', clock);
  await screen.findByRole('region', { name: 'Kälteblick AG' });
  clock.mockReturnValue(at(2));
  act(() => void jest.advanceTimersByTime(60_000));
  expect(await screen.findByText(/, just now$/)).toBeVisible();
});

test('a date in the footer of an article keeps its capital letter', async () => {
  openDesk(lastStep(at(2)));
  expect(await screen.findByText(/, 21 Nov 2026$/)).toBeVisible();
});
