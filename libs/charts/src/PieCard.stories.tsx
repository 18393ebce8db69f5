import type { Meta, StoryObj } from '@storybook/react-vite';
import { PieCard } from './PieCard';

const meta = {
  component: PieCard,
  args: {
    title: 'Cantons',
    label: 'Startups by canton',
    labels: { nameOf: (name) => name, count: String, share: (share) => `${(share * 100).toFixed(1)}%` },
  },
} satisfies Meta<typeof PieCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  args: {
    counts: [
      { name: 'Zürich', count: 342 },
      { name: 'Vaud', count: 281 },
      { name: 'Genève', count: 97 },
      { name: 'Basel-Stadt', count: 64 },
      { name: '', count: 21 },
    ],
  },
};

export const Loading: Story = { args: { counts: null } };

export const Empty: Story = { args: { counts: [] } };

export const MoreThanTenNames: Story = {
  args: { counts: Array.from({ length: 26 }, (_, at) => ({ name: `Canton ${at + 1}`, count: 60 - at * 2 })) },
};

export const LongNames: Story = {
  args: {
    title: 'Sectors of the startups that have applied since the programme began',
    counts: [
      { name: 'Sustainable construction, building materials and civil engineering', count: 31 },
      { name: 'Bundesamt für Landwirtschaftsforschung und Lebensmittelsicherheit', count: 18 },
      { name: 'Energie', count: 1 },
    ],
  },
};
