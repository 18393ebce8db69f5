import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing, notOffered, unanswered, withApi } from '@vaglio/test-kit';
import type { UnreadPages } from './endpoints.gen';
import { ScraperSection } from './ScraperSection';
import { aSource } from './testing/a-source';

const CONFIG = 'GET /auth/admin/scrapers/config/news';
const SOURCES = 'GET /auth/admin/scrapers/sources';
const listed = (...items: readonly object[]) => ({ items, total: items.length });

const MINUTE_MS = 60_000;
const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString();

const LAST_RUN = {
  started_at: minutesFromNow(-6),
  finished_at: minutesFromNow(-5),
  source_count: 3,
  failed_sources: 1,
  new_articles: 12,
};
const FAILING_SOURCE = aSource({
  id: '2',
  name: 'Startup Ticker',
  consecutive_failures: 3,
  last_error: 'The feed is no XML.',
});
const ROUTES = {
  [CONFIG]: { enabled: true, intervalSec: 300, next_run_at: minutesFromNow(4), last_run: LAST_RUN },
  [SOURCES]: listed(aSource(), FAILING_SOURCE, aSource({ id: '3', name: 'Campus News', enabled: false })),
};

const unreadPages = (waiting: number, given_up: number): UnreadPages => ({
  waiting,
  given_up,
  next_attempt_at: minutesFromNow(12),
  reasons: [
    { reason: 'not_found', count: waiting + given_up - 1 },
    { reason: 'paywall', count: 1 },
  ],
});

const meta = { component: ScraperSection } satisfies Meta<typeof ScraperSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { decorators: [withApi(ROUTES)] };
export const Loading: Story = { decorators: [withApi({ [CONFIG]: unanswered, [SOURCES]: unanswered })] };
export const Empty: Story = {
  decorators: [
    withApi({
      [CONFIG]: { enabled: false, intervalSec: 300, next_run_at: null, last_run: null },
      [SOURCES]: listed(),
    }),
  ],
};
export const Failed: Story = {
  decorators: [withApi({ [CONFIG]: failing('Not now'), [SOURCES]: failing('Not now') })],
};
/** A server that keeps no list of sources and does not report its runs. */
export const IntervalOnly: Story = {
  decorators: [withApi({ [CONFIG]: { enabled: false, intervalSec: 300 }, [SOURCES]: notOffered })],
};
export const WrongInterval: Story = {
  ...Loaded,
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByLabelText('Interval'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  },
};
/** Pages that are not read, a feed that asked to be left alone, and one that has failed for long. */
export const Unread: Story = {
  decorators: [
    withApi({
      ...ROUTES,
      [SOURCES]: listed(
        aSource({ unread: unreadPages(3, 1) }),
        aSource({ id: '2', name: 'Startup Ticker', article_count: 0, unread: unreadPages(50, 0) }),
        aSource({
          id: '3',
          name: 'Campus News',
          consecutive_failures: 1,
          last_error: 'It answers with status 429.',
          next_attempt_at: minutesFromNow(40),
        }),
        aSource({
          id: '4',
          name: 'Bund',
          consecutive_failures: 7,
          last_error: 'It answers with status 404.',
          next_attempt_at: minutesFromNow(240),
        }),
      ),
    }),
  ],
};
export const LongNames: Story = {
  decorators: [
    withApi({
      ...ROUTES,
      [SOURCES]: listed(
        aSource({
          name: 'Bundesamt für Landwirtschaftsforschung und Lebensmittelsicherheit, Medienmitteilungen',
          url: `https://news.example.ch/${'a-very-long-folder/'.repeat(6)}feed`,
          consecutive_failures: 12,
          last_error: `The feed is no XML: ${'an unexpected closing element '.repeat(5)}`,
        }),
      ),
    }),
  ],
};
