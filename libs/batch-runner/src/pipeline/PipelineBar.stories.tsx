import type { Meta, StoryObj } from '@storybook/react-vite';
import { withApi } from '@vaglio/test-kit';
import { PipelineBar } from './PipelineStrip';
import { aPipeline, CHAIN } from '../testing/pipeline.fixture';

const meta = {
  component: PipelineBar,
  args: { here: 'review', children: null },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PipelineBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AbovePage: Story = { decorators: [withApi({ [CHAIN]: aPipeline({ to_extract: 0 }) })] };
