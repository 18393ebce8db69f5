import type { Meta, StoryObj } from '@storybook/react-vite';
import { unanswered, withApi } from '@vaglio/test-kit';
import { Palette } from './Palette';
import { LIST, NOW, OFFERED, ROUTES } from './testing/palette.fixture';

const meta = {
  component: Palette,
  args: { ...OFFERED, now: NOW, onChoose: () => undefined, onClose: () => undefined },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Palette>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { decorators: [withApi(ROUTES)] };
export const Searching: Story = { decorators: [withApi({ ...ROUTES, [LIST]: unanswered })] };
