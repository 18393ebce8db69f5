import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing, notOffered, unanswered, withApi } from '@vaglio/test-kit';
import { ScraperSection } from './ScraperSection';
import { aReading } from './testing/a-reading';
import { aSource } from './testing/a-source';
import { unreadList } from './testing/an-unread-page';
import {
  FOUND,
  listed,
  minutesFromNow,
  NOTHING_FOUND,
  SOURCES_OF_ALL_KINDS,
  UNREAD_PAGES,
} from './testing/sources-of-all-kinds';

const CONFIG = 'GET /auth/admin/scrapers/config/news';
const SOURCES = 'GET /auth/admin/scrapers/sources';
const UNREAD = 'GET /auth/admin/scrapers/unread';
const READINGS = 'GET /auth/admin/scrapers/readings';
const DISCOVER = 'POST /auth/admin/scrapers/discover';
const PREVIEW = 'POST /auth/admin/scrapers/preview';
const NO_EXTRAS = { [UNREAD]: notOffered, [READINGS]: notOffered };

const LAST_RUN = {
  started_at: minutesFromNow(-6),
  finished_at: minutesFromNow(-5),
  source_count: 3,
  failed_sources: 1,
  new_articles: 12,
};
const ROUTES = {
  [CONFIG]: { enabled: true, intervalSec: 300, next_run_at: minutesFromNow(4), last_run: LAST_RUN },
  [SOURCES]: SOURCES_OF_ALL_KINDS,
  [UNREAD]: UNREAD_PAGES,
  [READINGS]: listed(),
  [DISCOVER]: FOUND,
};

const meta = { component: ScraperSection } satisfies Meta<typeof ScraperSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { decorators: [withApi(ROUTES)] };
export const Loading: Story = {
  decorators: [
    withApi({ [CONFIG]: unanswered, [SOURCES]: unanswered, [UNREAD]: unanswered, [READINGS]: unanswered }),
  ],
};
export const Empty: Story = {
  decorators: [
    withApi({
      [CONFIG]: { enabled: false, intervalSec: 300, next_run_at: null, last_run: null },
      [SOURCES]: listed(),
      [UNREAD]: unreadList([]),
      [READINGS]: listed(),
    }),
  ],
};
export const Failed: Story = {
  decorators: [
    withApi({
      [CONFIG]: failing('Not now'),
      [SOURCES]: failing('Not now'),
      [UNREAD]: failing('Not now'),
      [READINGS]: failing('Not now'),
    }),
  ],
};
/** Section on a server that supports neither a list of sources nor run reports. */
export const IntervalOnly: Story = {
  decorators: [
    withApi({ [CONFIG]: { enabled: false, intervalSec: 300 }, [SOURCES]: notOffered, ...NO_EXTRAS }),
  ],
};
export const WrongInterval: Story = {
  ...Loaded,
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByLabelText('Interval'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  },
};
/** Section in which the row of a failing source is expanded. */
export const Opened: Story = {
  ...Loaded,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Gazette du Léman' }));
  },
};
/** Section while a requested reading of all sources is in progress. */
export const Reading: Story = {
  decorators: [withApi({ ...ROUTES, [READINGS]: listed(aReading({ current_source: 'Alpine News' })) })],
};
export const FeedsFound: Story = {
  ...Loaded,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Address'), 'romandie-innove.example{Enter}');
    await userEvent.click((await canvas.findAllByText('Show first items'))[0] ?? document.body);
  },
};
/** Site without a feed. The result lists the tried addresses and offers the page itself as a list of articles. */
export const NoFeedFound: Story = {
  decorators: [
    withApi({
      ...ROUTES,
      [DISCOVER]: NOTHING_FOUND,
      [PREVIEW]: {
        url: FOUND.url,
        items: 24,
        newest_item_at: null,
        first_items: FOUND.candidates[0]?.first_items,
        error: null,
      },
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Address'), 'romandie-innove.example{Enter}');
    await userEvent.click(await canvas.findByText('/medias/*, 24 links'));
  },
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
