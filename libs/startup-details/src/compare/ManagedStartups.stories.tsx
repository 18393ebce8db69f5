import type { Meta, StoryObj } from '@storybook/react-vite';
import { aStartup, notOffered, withApi, REASONS } from '@vaglio/test-kit';
import { ManagedStartups } from './ManagedStartups';

const meta = {
  component: ManagedStartups,
  decorators: [withApi({ [REASONS]: notOffered })],
  args: {
    decimals: 1,
    children: (manage) =>
      manage?.(aStartup({ id: '1', company_name: 'Alpha AG' })) ?? 'Nothing to manage without the right.',
  },
} satisfies Meta<typeof ManagedStartups>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneStartup: Story = {};
