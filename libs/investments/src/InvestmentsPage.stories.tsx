import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  aStartup,
  failing,
  unanswered,
  withApi,
  aLedger,
  LEDGER,
  LIST,
  listOf,
  THREE,
  TIMELINE,
  ENTRIES,
  timelineOf,
} from '@vaglio/test-kit';
import { InvestmentsPage } from './InvestmentsPage';
import { THREE_WITH_LEDGERS } from './testing/investments.fixture';

const HERE = { route: '/potential-investiments' };
const OPEN = { route: '/potential-investiments?startup=1' };
const NAME = 'Bundesamt für Landwirtschaftsforschung und Lebensmittelsicherheit Spin-off AG';

/** Startup with all facts that a card and its details can show. */
const COMPLETE = aStartup({
  id: '1',
  company_name: 'Kälteblick AG',
  rank: 1,
  sector: 'CleanT',
  founding_year: 2021,
  company_description: 'Cold storage without electricity. '.repeat(6),
  investors: 'Alpine Ventures',
  partnership: 'ETH Zürich',
  advisors: 'Ann Huber',
  pros_text: 'Strong team.\nFirst customers.',
  cons_text: 'A small market.',
  email_sent: 1,
  candidate: 1,
  missing_data: 1,
  firstTime_appear_inscore: '2026-11-20T00:00:00Z',
  awards: [
    { award_name: 'venture kick 3', weight_used: 8 },
    { award_name: 'eth spin-off', weight_used: 4.5 },
  ],
  articles: [
    {
      url: 'https://news.example.org/1',
      title: 'Alpha raises',
      published_at: '2026-11-01',
      source: 'The feed',
    },
  ],
});
/** Placeholder for the top bar. The sticky bar of the list sits below it. */
const TOP_BAR = { height: 56, borderBottom: 1, borderColor: 'border', bgcolor: 'background.paper' };

const meta = {
  component: InvestmentsPage,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      <Box sx={[TOP_BAR, { position: 'sticky', top: 0, zIndex: 'appBar' }]} />
      <InvestmentsPage />
    </>
  ),
} satisfies Meta<typeof InvestmentsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { decorators: [withApi(THREE_WITH_LEDGERS, HERE)] };
export const SeveralPages: Story = {
  decorators: [
    withApi(
      { ...THREE_WITH_LEDGERS, [LIST]: listOf(THREE, 143) },
      { route: '/potential-investiments?page=2' },
    ),
  ],
};
/** List with selected startups and the bar of bulk actions below it. */
export const SomeSelected: Story = {
  decorators: [withApi({ ...THREE_WITH_LEDGERS, [LIST]: listOf(THREE, 143) }, HERE)],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Alpha AG' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Beta SA' }));
  },
};
export const DetailsOpen: Story = {
  decorators: [
    withApi(
      {
        ...THREE_WITH_LEDGERS,
        [LIST]: listOf([COMPLETE, ...THREE.slice(1)]),
        [TIMELINE]: timelineOf(ENTRIES),
      },
      OPEN,
    ),
  ],
};
/** List of a user with read access only. */
export const AsUser: Story = {
  decorators: [withApi(THREE_WITH_LEDGERS, { ...OPEN, session: { role: 'user' } })],
};
export const Loading: Story = { decorators: [withApi({ ...THREE_WITH_LEDGERS, [LIST]: unanswered }, HERE)] };
export const Empty: Story = { decorators: [withApi({ ...THREE_WITH_LEDGERS, [LIST]: listOf([]) }, HERE)] };
export const NothingFound: Story = {
  decorators: [
    withApi(
      { ...THREE_WITH_LEDGERS, [LIST]: listOf([]) },
      { route: '/potential-investiments?q=nothing&canton=ZH&top=eligible' },
    ),
  ],
};
export const Failed: Story = {
  decorators: [withApi({ ...THREE_WITH_LEDGERS, [LIST]: failing('Not now') }, HERE)],
};
export const LedgerFailed: Story = {
  decorators: [withApi({ ...THREE_WITH_LEDGERS, [LEDGER]: failing('Not now') }, OPEN)],
};
export const LongNames: Story = {
  decorators: [
    withApi(
      {
        ...THREE_WITH_LEDGERS,
        [LIST]: listOf([
          aStartup({
            ...COMPLETE,
            company_name: NAME,
            sector: NAME,
            investors: `${NAME}, `.repeat(4),
            website: `https://example.org/${'a-very-long-folder/'.repeat(6)}`,
            score: 123456.75,
            awards: [{ award_name: NAME, weight_used: 8 }],
          }),
        ]),
        [LEDGER]: aLedger({ company_name: NAME }),
      },
      OPEN,
    ),
  ],
};
