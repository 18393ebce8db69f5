import type { Meta, StoryObj } from '@storybook/react-vite';
import { keepText } from '../kept-text';
import { LastHeight } from './LastHeight';

const meta = {
  component: LastHeight,
  args: { name: 'story' },
  beforeEach: () => keepText('height:story', `${window.innerWidth} 120`),
} satisfies Meta<typeof LastHeight>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Kept: Story = {};
