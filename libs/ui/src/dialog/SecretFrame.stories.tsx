import type { Meta, StoryObj } from '@storybook/react-vite';
import { SecretFrame } from './SecretFrame';

const meta = {
  component: SecretFrame,
  args: {
    title: 'Token of Export',
    label: 'Token',
    secret: `vgl_${'x'.repeat(43)}`,
    what: 'token',
    children: 'Store it where your program finds it: it is shown only now.',
    onClose: () => undefined,
  },
} satisfies Meta<typeof SecretFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const LongName: Story = { args: { title: `Token of ${'Lebensmittelsicherheit '.repeat(8)}` } };
