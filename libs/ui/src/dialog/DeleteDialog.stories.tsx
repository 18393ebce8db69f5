import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeleteDialog } from './DeleteDialog';

const meta = {
  component: DeleteDialog,
  args: {
    children: 'Delete the source Startupticker? It will no longer be read. Its articles are kept.',
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
