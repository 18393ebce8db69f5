import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  aStartup,
  failing,
  unanswered,
  withApi,
  FACT_HISTORY,
  YEAR_HISTORY,
  byArticle,
  someFacts,
  withField,
  FACTS,
  LIST,
  listOf,
  THREE,
} from '@vaglio/test-kit';
import { InvestmentsPage } from '../InvestmentsPage';
import { THREE_WITH_LEDGERS } from '../testing/investments.fixture';

const HERE = { route: '/potential-investiments?open=1&tab=facts' };
const NAME = 'Bundesamt für Landwirtschaftsforschung und Lebensmittelsicherheit Spin-off AG';
const KAELTEBLICK = aStartup({
  id: '1',
  company_name: 'Kälteblick AG',
  score: 12,
  rank: 1,
  sector: 'CleanT',
  founding_year: 2020,
});
const ROUTES = {
  ...THREE_WITH_LEDGERS,
  [LIST]: listOf([KAELTEBLICK, ...THREE.slice(1)]),
  [FACTS]: someFacts(),
  [FACT_HISTORY]: YEAR_HISTORY,
};
/** Facts with an unknown sector, long names, and lists that need 'Show more'. */
const HARD = withField(
  withField(someFacts(), 'sector', {
    value: null,
    origin: null,
    received: 'Agritech',
    received_from: byArticle('Startwerk', '2026-11-19'),
  }),
  'social_reason',
  { value: NAME },
);
const MANY = {
  ...HARD,
  founders: [...HARD.founders, ...HARD.founders, ...HARD.founders].map((founder, index) => ({
    ...founder,
    key: `f${index}`,
    role: index === 1 ? 'Verwaltungsratspräsidentin ad interim' : null,
  })),
};
const EMPTY = someFacts({
  fields: someFacts().fields.map((fact) =>
    fact.field === 'company_name' ? fact : { ...fact, value: null, origin: null, suggestions: [] },
  ),
  founders: [],
  money: [],
  raised: [],
  awards: [],
  suggestions: [],
  open_suggestions: 0,
});

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

export const Loaded: Story = { decorators: [withApi(ROUTES, HERE)] };
/** Facts for a user with read access only. */
export const AsUser: Story = { decorators: [withApi(ROUTES, { ...HERE, session: { role: 'user' } })] };
export const Hard: Story = { decorators: [withApi({ ...ROUTES, [FACTS]: MANY }, HERE)] };
export const NothingKnown: Story = { decorators: [withApi({ ...ROUTES, [FACTS]: EMPTY }, HERE)] };
export const Loading: Story = { decorators: [withApi({ ...ROUTES, [FACTS]: unanswered }, HERE)] };
export const Failed: Story = { decorators: [withApi({ ...ROUTES, [FACTS]: failing('Not now') }, HERE)] };
