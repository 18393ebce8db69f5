import type { Meta, StoryObj } from '@storybook/react-vite';
import { StaticTable, type StaticColumn } from './StaticTable';

interface Weight {
  readonly name: string;
  readonly value: string;
}

const COLUMNS: readonly StaticColumn<Weight>[] = [
  { header: 'Name', cell: ({ name }) => name, isRowHeader: true },
  { header: 'Weight', cell: ({ value }) => value },
];
const STYLE = { width: 320, '& th, & td': { py: 1, textAlign: 'left' } };

const meta = { component: StaticTable } satisfies Meta<typeof StaticTable>;
export default meta;

export const TwoRows: StoryObj = {
  render: () => (
    <StaticTable
      label="Weights"
      columns={COLUMNS}
      rows={[
        { name: 'venture kick 1', value: '2.5000' },
        { name: 'eth spin-off', value: '0.0000' },
      ]}
      rowKey={({ name }) => name}
      sx={STYLE}
    />
  ),
};
