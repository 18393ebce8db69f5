import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing, withApi, type FakeRoutes } from '@vaglio/test-kit';
import { ReviewPage } from '../ReviewPage';
import { DESK_ROUTES, DONE, STEPS } from '../testing/articles.fixture';

const meta = {
  component: ReviewPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ReviewPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const done = (routes: FakeRoutes = {}) => [withApi({ ...DESK_ROUTES, ...routes }, { route: DONE })];

export const Steps: Story = { decorators: done() };
export const Nothing: Story = { decorators: done({ [STEPS]: { items: [], total: 0 } }) };
export const Failed: Story = { decorators: done({ [STEPS]: failing('The service is busy.') }) };
