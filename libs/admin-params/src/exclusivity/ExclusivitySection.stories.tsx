import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing, unanswered, withApi } from '@vaglio/test-kit';
import { CHOICES, CONFIG, GROUPS, ITEMS, KICK, KICK_ITEMS, TWO_GROUPS } from './exclusivity.fixture';
import { ExclusivitySection } from './ExclusivitySection';

const HERE = { route: '/configurations#params_excl' };
const NAME = 'Bundesamt für Landwirtschaftsforschung und Lebensmittelsicherheit, Förderpreise';

const meta = { component: ExclusivitySection } satisfies Meta<typeof ExclusivitySection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { decorators: [withApi(TWO_GROUPS, HERE)] };
export const Loading: Story = {
  decorators: [
    withApi({ [GROUPS]: unanswered, [CONFIG]: unanswered, [CHOICES]: unanswered, [ITEMS]: unanswered }, HERE),
  ],
};
export const Empty: Story = {
  decorators: [
    withApi({ ...TWO_GROUPS, [GROUPS]: { items: [], total: 0 }, [CONFIG]: { items: [], total: 0 } }, HERE),
  ],
};
export const GroupWithoutItems: Story = {
  decorators: [withApi({ ...TWO_GROUPS, [ITEMS]: { items: [] }, [CONFIG]: { items: [], total: 0 } }, HERE)],
};
export const Failed: Story = {
  decorators: [
    withApi(
      {
        [GROUPS]: failing('Not now'),
        [CONFIG]: failing('Not now'),
        [CHOICES]: failing('Not now'),
        [ITEMS]: failing('Not now'),
      },
      HERE,
    ),
  ],
};
export const Creating: Story = {
  ...Loaded,
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByText('New')),
};
export const LongNames: Story = {
  decorators: [
    withApi(
      {
        ...TWO_GROUPS,
        [GROUPS]: {
          items: [{ ...KICK, group_name: NAME, description: `${NAME}. `.repeat(4) }],
          total: 1,
        },
        [CONFIG]: {
          items: KICK_ITEMS.map((item) => ({ ...item, group_name: NAME, parameterName: NAME })),
          total: 2,
        },
        [ITEMS]: { items: KICK_ITEMS.map((item) => ({ ...item, parameterName: NAME })) },
      },
      HERE,
    ),
  ],
};
