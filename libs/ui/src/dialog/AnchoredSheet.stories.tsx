import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AnchoredSheet } from './AnchoredSheet';

const meta = {
  component: AnchoredSheet,
  args: {
    anchor: null,
    title: 'Correct the founding year',
    children: 'Founded in 2021',
    actions: <Button variant="contained">Save</Button>,
    onClose: () => undefined,
  },
} satisfies Meta<typeof AnchoredSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheLowerEdge: Story = {};
export const WithoutActions: Story = { args: { actions: null } };
