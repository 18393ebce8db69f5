import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing, unanswered, withApi } from '@vaglio/test-kit';
import { STARTUPS, startupsOf, WORK_ROUTES } from '../testing/my-work.fixture';
import { MyWorkPage } from './MyWorkPage';

const meta = {
  component: MyWorkPage,
  args: { review: { count: 5, to: '/review?tab=articles' } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MyWorkPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = (routes = {}) => [withApi({ ...WORK_ROUTES, ...routes }, { route: '/my-work' })];

export const Full: Story = { decorators: page() };
export const Nothing: Story = { decorators: page({ [STARTUPS]: startupsOf([]) }) };
export const Loading: Story = { decorators: page({ [STARTUPS]: unanswered }) };
export const Failed: Story = { decorators: page({ [STARTUPS]: failing('The service is busy.') }) };
