import type { Meta, StoryObj } from '@storybook/react-vite';
import { unanswered, withApi } from '@vaglio/test-kit';
import { PipelineStrip } from './PipelineStrip';
import { aPipeline, CHAIN, DONE } from '../testing/pipeline.fixture';

const meta = {
  component: PipelineStrip,
  args: { here: 'prompt' },
} satisfies Meta<typeof PipelineStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllStages: Story = { decorators: [withApi({ [CHAIN]: aPipeline() })] };
export const OnThisPage: Story = {
  args: { here: 'llm-batch' },
  decorators: [withApi({ [CHAIN]: aPipeline() })],
};
export const NothingWaits: Story = { decorators: [withApi({ [CHAIN]: aPipeline(DONE) })] };
export const NothingReadYet: Story = {
  decorators: [withApi({ [CHAIN]: aPipeline({ ...DONE, has_begun: false }) })],
};
export const Loading: Story = { decorators: [withApi({ [CHAIN]: unanswered })] };
export const Running: Story = {
  decorators: [
    withApi({
      [CHAIN]: aPipeline({
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
