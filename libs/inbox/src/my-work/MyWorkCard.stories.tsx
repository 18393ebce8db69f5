import type { Meta, StoryObj } from '@storybook/react-vite';
import { unanswered, withApi } from '@vaglio/test-kit';
import { STARTUPS, WORK_ROUTES } from '../testing/my-work.fixture';
import { MyWorkCard } from './MyWorkCard';

const meta = {
  component: MyWorkCard,
  args: { review: { count: 5, to: '/review?tab=articles' } },
} satisfies Meta<typeof MyWorkCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { decorators: [withApi(WORK_ROUTES)] };
export const Loading: Story = { decorators: [withApi({ ...WORK_ROUTES, [STARTUPS]: unanswered })] };
