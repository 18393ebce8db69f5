import type { Meta, StoryObj } from '@storybook/react-vite';
import { Block } from './Block';
import { Section } from './Section';

const meta = {
  component: Block,
  args: { children: 'A padded part of a flush section.' },
  decorators: [
    (Story) => (
      <Section title="Parameters" isFlush>
        <Block>The block before.</Block>
        <Story />
      </Section>
    ),
  ],
} satisfies Meta<typeof Block>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithLineAbove: Story = { args: { hasDivider: true } };
