import type { Meta, StoryObj } from '@storybook/react-vite';
import { DetailBlock } from './DetailBlock';

const meta = {
  component: DetailBlock,
  args: { title: 'Contacts', children: 'info@example.org' },
} satisfies Meta<typeof DetailBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Single: Story = {};
export const Several: Story = {
  render: (args) => (
    <div>
      <DetailBlock {...args} />
      <DetailBlock title="Awards">Venture Kick</DetailBlock>
    </div>
  ),
};
