import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorAlert } from './ErrorAlert';

const meta = { component: ErrorAlert, args: { children: 'Failed to load users' } } satisfies Meta<
  typeof ErrorAlert
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithDetail: Story = { args: { detail: 'The server is being restarted.' } };
export const WithRetry: Story = { args: { onRetry: () => undefined } };
export const Retrying: Story = { args: { onRetry: () => undefined, isRetrying: true } };
export const Closable: Story = { args: { onClose: () => undefined } };
export const LongText: Story = {
  args: {
    children: `The address ${'very-long-path-without-a-break/'.repeat(8)} could not be read.`,
    ...WithRetry.args,
  },
};
