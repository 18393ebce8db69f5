import type { Meta, StoryObj } from '@storybook/react-vite';
import { ToastFrame } from '../testing/ToastFrame';
import { ActionAlert } from './ActionAlert';

const meta = {
  component: ActionAlert,
  args: {
    title: 'No award is known',
    children: 'The list in the prompt is empty, so no award can be read from an article.',
    actionLabel: 'Add the 30 usual awards',
    busyLabel: 'Adding…',
    isBusy: false,
    onAction: () => Promise.resolve(null),
    failure: null,
  },
  decorators: [
    (Story) => (
      <ToastFrame>
        <Story />
      </ToastFrame>
    ),
  ],
} satisfies Meta<typeof ActionAlert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {};
export const Busy: Story = { args: { isBusy: true } };
export const NotOffered: Story = { args: { actionLabel: null } };
export const Failed: Story = { args: { failure: 'The usual awards are there already.' } };
