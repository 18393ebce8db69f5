import type { Meta, StoryObj } from '@storybook/react-vite';
import { withApi } from '@vaglio/test-kit';
import { ChainBar } from './ChainStrip';
import { aChain, CHAIN } from '../testing/chain.fixture';

const meta = {
  component: ChainBar,
  args: { here: 'review', children: null },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ChainBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AbovePage: Story = { decorators: [withApi({ [CHAIN]: aChain({ to_extract: 0 }) })] };
