import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { aRawStartup, aStartup, failing, unanswered, withApi } from '@vaglio/test-kit';
import { ResultsSection } from './ResultsSection';

const RAW = 'GET /auth/startups/raw';
const CURATED = 'GET /auth/startups/curated';
const RAW_TAB = { route: '/configurations#results' };
const CURATED_TAB = { route: '/configurations?tab=curated#results' };
const pageOf = (items: readonly object[], total = items.length) => ({ items, total });

const LOADED = {
  [RAW]: pageOf(
    [
      aRawStartup({ awards: ['venture kick 3', 'fif grant', 'eurostars'], origin: 'article' }),
      aRawStartup({ id: '102', company_name: 'Nivalis', raised_money: null, awards: [] }),
    ],
    3402,
  ),
  [CURATED]: pageOf(
    [
      aStartup({ awards: [{ award_name: 'fif grant', weight_used: 2 }] }),
      aStartup({ id: '12', company_name: 'Vela', canton: null }),
    ],
    1284,
  ),
};
const NAME = 'Bundesamt für Landwirtschaftsforschung und Lebensmittelsicherheit';

const meta = {
  component: ResultsSection,
  args: { curateAction: <Button variant="contained">Curate new</Button>, curateBand: null },
} satisfies Meta<typeof ResultsSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Raw: Story = { decorators: [withApi(LOADED, RAW_TAB)] };
export const Curated: Story = { decorators: [withApi(LOADED, CURATED_TAB)] };
export const Loading: Story = {
  decorators: [withApi({ [RAW]: unanswered, [CURATED]: unanswered }, RAW_TAB)],
};
export const Empty: Story = { decorators: [withApi({ [RAW]: pageOf([]), [CURATED]: pageOf([]) }, RAW_TAB)] };
export const NoneCurated: Story = {
  decorators: [withApi({ ...LOADED, [CURATED]: pageOf([]) }, CURATED_TAB)],
};
export const NothingFound: Story = {
  decorators: [
    withApi({ [RAW]: pageOf([]), [CURATED]: pageOf([]) }, { route: '/configurations?q=alp#results' }),
  ],
};
export const Failed: Story = {
  decorators: [withApi({ [RAW]: failing('Not now'), [CURATED]: failing('Not now') }, RAW_TAB)],
};
export const LongNames: Story = {
  decorators: [
    withApi(
      {
        ...LOADED,
        [RAW]: pageOf([
          aRawStartup({
            company_name: `${NAME} Spin-off AG`,
            first_name: 'Maximiliane-Philippa',
            last_name: 'von Hohenburg-Reichenstein zu Greifensee',
            sector: NAME,
            awards: [NAME, ...Array.from({ length: 12 }, (_, at) => `award ${at}`)],
            raised_money: 123_456_789_012.34,
          }),
        ]),
      },
      RAW_TAB,
    ),
  ],
};
