import type { Meta, StoryObj } from '@storybook/react-vite';
import { DotLine } from './DotLine';

const meta = { component: DotLine, args: { parts: ['Biotech', 'Zürich', '2021'] } } satisfies Meta<
  typeof DotLine
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const Single: Story = { args: { parts: ['Biotech'] } };
