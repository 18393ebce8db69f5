import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing, unanswered, withApi, type FakeRoutes } from '@vaglio/test-kit';
import { ComparisonPage } from './ComparisonPage';
import { COMPARE, PAGE, ROUTES } from '../testing/comparison.fixture';

const meta = {
  component: ComparisonPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ComparisonPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = (search: string, routes: FakeRoutes = {}) => [
  withApi({ ...ROUTES, ...routes }, { route: `${PAGE}${search}` }),
];

export const TwoStartups: Story = { decorators: page('?ids=1,2') };
export const TooFew: Story = { decorators: page('?ids=1') };
export const Loading: Story = { decorators: page('?ids=1,2', { [COMPARE]: unanswered }) };
export const Failed: Story = {
  decorators: page('?ids=1,2', { [COMPARE]: failing('The service is busy.') }),
};
