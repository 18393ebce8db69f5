import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Block } from './Block';
import { Section } from './Section';

const meta = {
  component: Section,
  args: { title: 'Parameters', purpose: 'What each award weighs.', children: 'The body of the card.' },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const BesideOthers: Story = { args: { headingLevel: 2 } };
export const WithAction: Story = { args: { action: <Button variant="contained">Create parameter</Button> } };
export const Flush: Story = {
  args: { isFlush: true, children: <Block>A block brings its own padding.</Block> },
};
export const LongTitle: Story = {
  args: {
    ...WithAction.args,
    title: 'Exclusivity groups of the awards that cannot be held together with one another',
    purpose: 'Of the awards in one group, only those count that its rule keeps. '.repeat(3),
  },
};
