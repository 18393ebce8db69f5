import type { Meta, StoryObj } from '@storybook/react-vite';
import { aParameter, failing, notOffered, unanswered, withApi } from '@vaglio/test-kit';
import { DashboardLayout } from './DashboardLayout';
import {
  anArticle,
  ARTICLES,
  COUNTED,
  CURATED,
  RANKED,
  rankedOf,
  SMALL_DASHBOARD,
  STATS,
  WEIGHTS,
} from './testing/dashboard.fixture';

const CANTONS = ['ZH', 'VD', 'BE', 'BS', 'GE', 'ZG', 'LU', 'SG', 'TI', 'AG', 'FR', 'NE', null];
const SECTORS = ['ICT', 'BioT', 'MedT', 'Energie', null];

/** Returns startups that are unevenly distributed over cantons and sectors. */
const spread = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    canton: CANTONS[at % (1 + (at % CANTONS.length))] ?? null,
    sector: SECTORS[at % (1 + (at % SECTORS.length))] ?? null,
  }));

const FULL = {
  [COUNTED]: notOffered,
  [STATS]: {
    total_startups: 1284,
    top_percent: 0.2,
    top_percent_all: 257,
    potential_investments: 143,
    threshold: 8,
  },
  [CURATED]: { items: spread(1284), total: 1284 },
  [RANKED]: rankedOf(spread(91), spread(257)),
  [ARTICLES]: {
    items: [
      anArticle(),
      anArticle({ url: 'https://news.ch/2', title: 'Alpha raises 6.4 million', company_name: null }),
    ],
    total: 2,
  },
  [WEIGHTS]: {
    parameters: [
      {
        ...aParameter({ parameterID: 'vk-3', parameterName: 'venture kick 3', value: 8 }),
        exclusive_groups: ['Venture Kick'],
      },
      aParameter({ parameterID: 'eth', parameterName: 'eth spin-off', value: 4.5 }),
      aParameter(),
    ],
  },
};

const NAME = 'Sustainable construction, building materials and civil engineering';

const meta = {
  component: DashboardLayout,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DashboardLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { decorators: [withApi(FULL)] };
export const Loading: Story = {
  decorators: [withApi(Object.fromEntries(Object.keys(FULL).map((route) => [route, unanswered])))],
};
export const Empty: Story = {
  decorators: [
    withApi({
      [COUNTED]: notOffered,
      [STATS]: { ...FULL[STATS], total_startups: 0, top_percent_all: 0, potential_investments: 0 },
      [CURATED]: { items: [], total: 0 },
      [RANKED]: rankedOf([], []),
      [ARTICLES]: { items: [], total: 0 },
      [WEIGHTS]: { parameters: [] },
    }),
  ],
};
export const Failed: Story = {
  decorators: [withApi(Object.fromEntries(Object.keys(FULL).map((route) => [route, failing('Not now')])))],
};
/** Dashboard of a server that supports neither articles nor parameters. */
export const WithoutNewsAndWeights: Story = { decorators: [withApi(SMALL_DASHBOARD)] };
export const LongNames: Story = {
  decorators: [
    withApi({
      ...FULL,
      [CURATED]: { items: [{ canton: NAME, sector: NAME }, ...spread(12)], total: 13 },
      [ARTICLES]: {
        items: [anArticle({ title: `${NAME} `.repeat(3), company_name: NAME, source: NAME })],
        total: 1,
      },
      [WEIGHTS]: {
        parameters: [{ ...aParameter({ parameterName: NAME.repeat(2) }), exclusive_groups: [NAME] }],
      },
    }),
  ],
};
