import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing, withApi } from '@vaglio/test-kit';
import { anAward, CHOICES, DECIDED, NOTHING_DECIDED, UNWEIGHTED } from './unweighted.fixture';
import { UnweightedAwardsCard } from './UnweightedAwardsCard';

const LIST = 'GET /auth/awards/unweighted';
const ROUTES = {
  [LIST]: UNWEIGHTED,
  'GET /auth/awards/unweighted/decisions': NOTHING_DECIDED,
  'GET /auth/parameters': CHOICES,
};

const meta = { component: UnweightedAwardsCard } satisfies Meta<typeof UnweightedAwardsCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { decorators: [withApi(ROUTES)] };
export const Decided: Story = {
  decorators: [withApi({ ...ROUTES, 'GET /auth/awards/unweighted/decisions': DECIDED })],
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByText('Decided (2)')),
};
export const SeveralPages: Story = {
  decorators: [
    withApi({
      ...ROUTES,
      [LIST]: {
        ...UNWEIGHTED,
        total: 120,
        items: Array.from({ length: 10 }, (_, index) =>
          anAward({
            award_key: `award ${index}`,
            award: `Förderpreis der Wirtschaft ${index}`,
            look_alikes: [],
          }),
        ),
      },
    }),
  ],
};
export const SameAs: Story = {
  ...Loaded,
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: 'w.a. de vigier: same as…' })),
};
export const Failed: Story = { decorators: [withApi({ ...ROUTES, [LIST]: failing('Not now') })] };
