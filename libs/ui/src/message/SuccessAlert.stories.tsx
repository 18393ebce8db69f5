import type { Meta, StoryObj } from '@storybook/react-vite';
import { SuccessAlert } from './SuccessAlert';

const meta = { component: SuccessAlert, args: { children: 'Scores saved.' } } satisfies Meta<
  typeof SuccessAlert
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Closable: Story = { args: { onClose: () => undefined } };
