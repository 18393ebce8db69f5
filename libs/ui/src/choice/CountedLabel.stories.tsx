import type { Meta, StoryObj } from '@storybook/react-vite';
import { CountedLabel } from './CountedLabel';

const meta = {
  component: CountedLabel,
  args: { children: 'Curated', count: 1284 },
} satisfies Meta<typeof CountedLabel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfAnotherTab: Story = {};
export const OfTheTabShown: Story = { args: { isShown: true } };
export const NotKnown: Story = { args: { count: null } };
