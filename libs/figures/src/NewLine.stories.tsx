import type { Meta, StoryObj } from '@storybook/react-vite';
import { withApi } from '@vaglio/test-kit';
import { NewLine } from './NewLine';
import { FIGURES, NEW, someNew } from './testing/figures.fixture';

const meta = { component: NewLine } satisfies Meta<typeof NewLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { decorators: [withApi(FIGURES)] };
export const NothingNew: Story = {
  decorators: [withApi({ [NEW]: someNew({ count: 0, startups: [] }) })],
};
