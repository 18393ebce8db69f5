import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TabBar } from './TabBar';

const Tabs = (props: ComponentProps<typeof TabBar<string>>) => <TabBar {...props} />;

const meta = {
  component: TabBar,
  render: Tabs,
  args: {
    label: 'Results',
    tabs: ['Raw', 'Curated', 'Imports', 'Decisions', 'Deleted'].map((name) => ({ value: name, label: name })),
    shown: 'Curated',
    onShow: () => undefined,
    controls: 'panel',
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <div id="panel" />
      </>
    ),
  ],
} satisfies Meta<typeof TabBar<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneShown: Story = {};
export const NoneShown: Story = { args: { shown: null } };
