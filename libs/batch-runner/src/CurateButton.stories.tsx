import type { Meta, StoryObj } from '@storybook/react-vite';
import { unanswered, withApi } from '@vaglio/test-kit';
import { CurateButton } from './CurateButton';
import { BATCH_REDUCERS } from './testing/batches.fixture';

const meta = {
  component: CurateButton,
  decorators: [withApi({ 'POST /auth/startups/curate/run': unanswered }, { reducers: BATCH_REDUCERS })],
} satisfies Meta<typeof CurateButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const Running: Story = {
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Curate new' })),
};
