import type { Meta, StoryObj } from '@storybook/react-vite';
import { UndoNotice } from './UndoNotice';

const meta = {
  component: UndoNotice,
  args: { done: null, failure: null, onUndo: () => undefined, onEnd: () => undefined },
} satisfies Meta<typeof UndoNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Done: Story = { args: { done: 'Kick One is ignored.' } };
export const Failed: Story = { args: { done: 'Kick One is ignored.', failure: 'Undo failed' } };
