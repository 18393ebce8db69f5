import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sparkles } from 'lucide-react';
import { Badge } from './Badge';

const meta = { component: Badge, args: { children: 'Candidate' } } satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Accent: Story = { args: { tone: 'accent', icon: Sparkles, children: 'New' } };
export const Amber: Story = { args: { tone: 'amber', children: 'Missing data' } };
export const Green: Story = { args: { tone: 'green', children: 'Interested' } };
export const SolidGreen: Story = { args: { tone: 'solidGreen', children: 'Investment' } };
export const Red: Story = { args: { tone: 'red', children: 'Rejected' } };
export const Outline: Story = { args: { tone: 'outline', children: 'Zürich' } };
export const LongText: Story = {
  args: { children: 'Sustainable construction, building materials and civil engineering '.repeat(4) },
};
