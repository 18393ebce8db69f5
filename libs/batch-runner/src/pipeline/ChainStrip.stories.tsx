import type { Meta, StoryObj } from '@storybook/react-vite';
import { unanswered, withApi } from '@vaglio/test-kit';
import { ChainStrip } from './ChainStrip';
import { aChain, CHAIN, DONE } from '../testing/chain.fixture';

const meta = {
  component: ChainStrip,
  args: { here: 'prompt' },
} satisfies Meta<typeof ChainStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllStages: Story = { decorators: [withApi({ [CHAIN]: aChain() })] };
export const OnThisPage: Story = {
  args: { here: 'llm-batch' },
  decorators: [withApi({ [CHAIN]: aChain() })],
};
export const NothingWaits: Story = { decorators: [withApi({ [CHAIN]: aChain(DONE) })] };
export const NothingReadYet: Story = {
  decorators: [withApi({ [CHAIN]: aChain({ ...DONE, has_begun: false }) })],
};
export const Loading: Story = { decorators: [withApi({ [CHAIN]: unanswered })] };
export const Running: Story = {
  decorators: [
    withApi({
      [CHAIN]: aChain({
        run: {
          id: '7',
          state: 'running',
          stage: 'extract',
          reason: null,
          started_by: null,
          created_at: '2026-11-01T00:00:00Z',
          ended_at: null,
        },
      }),
    }),
  ],
};
