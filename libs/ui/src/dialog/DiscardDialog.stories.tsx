import type { Meta, StoryObj } from '@storybook/react-vite';
import { DiscardDialog } from './DiscardDialog';

const meta = {
  component: DiscardDialog,
  args: { onDiscard: () => undefined, onClose: () => undefined },
} satisfies Meta<typeof DiscardDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {};
