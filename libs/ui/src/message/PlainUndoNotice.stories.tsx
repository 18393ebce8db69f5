import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlainUndoNotice } from './PlainUndoNotice';

const meta = {
  component: PlainUndoNotice,
  args: { children: 'Alpha AG was rejected.', onUndo: null, onEnd: () => undefined },
} satisfies Meta<typeof PlainUndoNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CanBeUndone: Story = { args: { onUndo: () => undefined } };
export const CannotBeUndone: Story = {};
