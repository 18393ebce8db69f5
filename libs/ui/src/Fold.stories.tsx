import type { Meta, StoryObj } from '@storybook/react-vite';
import { Block } from './Block';
import { Fold } from './Fold';

const meta = {
  component: Fold,
  args: { title: 'Advanced', children: <Block>Options that most runs do not need.</Block> },
} satisfies Meta<typeof Fold>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { isOpenAtFirst: true } };
export const Card: Story = { args: { isCard: true, purpose: 'Measure both versions.' } };
