import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeleteDialog } from './DeleteDialog';

const meta = {
  component: DeleteDialog,
  args: {
    children: 'Delete the source Startupticker? It is read no more; its articles stay.',
    isConflict: false,
    busy: false,
    onConfirm: () => undefined,
    onCancel: () => undefined,
  },
} satisfies Meta<typeof DeleteDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {};

export const ChangedMeanwhile: Story = { args: { isConflict: true } };
