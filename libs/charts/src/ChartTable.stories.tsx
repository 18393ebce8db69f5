import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartTable } from './ChartTable';

const meta = {
  component: ChartTable,
  args: {
    caption: 'Startups by canton',
    columns: ['Canton', 'Count', 'Share'],
    rows: [
      { key: 'ZH', name: 'Zürich', values: ['342', '54.9%'] },
      { key: 'VD', name: 'Vaud', values: ['281', '45.1%'] },
    ],
  },
} satisfies Meta<typeof ChartTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoRows: Story = {};
export const NoRows: Story = { args: { rows: [] } };
