import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfirmDialog } from './ConfirmDialog';

const meta = {
  component: ConfirmDialog,
  args: {
    title: 'Confirm deletion',
    children: 'Are you sure you want to delete ann@x.ch? This cannot be undone.',
    confirmLabel: 'Delete',
    busyLabel: 'Deleting...',
    isDanger: true,
    onConfirm: () => undefined,
    onCancel: () => undefined,
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {};
export const Harmless: Story = {
  args: { title: 'Restore version 7', confirmLabel: 'Restore', busyLabel: 'Restoring…', isDanger: false },
};
export const Busy: Story = { args: { busy: true } };
export const Failed: Story = { args: { error: 'The last admin cannot be deleted.' } };
export const LongNames: Story = {
  args: {
    title: 'Confirm deletion of a parameter with an exceptionally long name',
    children: `Are you sure you want to delete ${'laboratory-and-clinical-research-'.repeat(5)}?`,
  },
};
