import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DialogFrame } from './DialogFrame';

const meta = {
  component: DialogFrame,
  args: {
    title: 'Edit parameter',
    children: 'The body of the dialog.',
    actions: (
      <>
        <Button>Cancel</Button>
        <Button variant="contained">Save</Button>
      </>
    ),
    onClose: () => undefined,
  },
} satisfies Meta<typeof DialogFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const Narrow: Story = { args: { width: 'narrow', hasCross: false } };
export const Wide: Story = { args: { width: 'wide' } };
export const ClosingBlocked: Story = { args: { isClosingBlocked: true } };
export const LongBody: Story = {
  args: {
    title: 'Startups whose place would change under the proposed rules of the next round',
    children: Array.from({ length: 60 }, (_, at) => <p key={at}>Line {at + 1} of the body</p>),
  },
};
