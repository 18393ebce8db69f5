import type { Meta, StoryObj } from '@storybook/react-vite';
import { OfferNotice } from './OfferNotice';

const meta = {
  component: OfferNotice,
  args: {
    title: 'No award is known',
    children: 'The list in the prompt is empty, so no award can be read from an article.',
    actionLabel: 'Add the 30 usual awards',
    busyLabel: 'Adding…',
    isBusy: false,
    onAction: () => undefined,
    done: null,
    onUndo: () => undefined,
    onEnd: () => undefined,
    failure: null,
  },
} satisfies Meta<typeof OfferNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {};
export const Busy: Story = { args: { isBusy: true } };
export const NotOffered: Story = { args: { actionLabel: null } };
export const Done: Story = { args: { title: null, done: '30 awards added, each with weight 0.' } };
export const Failed: Story = { args: { failure: 'The usual awards are there already.' } };
