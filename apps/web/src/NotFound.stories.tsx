import type { Meta, StoryObj } from '@storybook/react-vite';
import { withApi } from '@vaglio/test-kit';
import { NotFound } from './NotFound';

const meta = {
  component: NotFound,
  parameters: { layout: 'fullscreen' },
  decorators: [withApi({}, { route: '/nowhere' })],
} satisfies Meta<typeof NotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnknownPath: Story = {};
