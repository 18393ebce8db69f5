import type { Meta, StoryObj } from '@storybook/react-vite';
import { withApi } from '@vaglio/test-kit';
import { NewLine } from './NewLine';
import { FIGURES, NEW, sinceVisit, someNew } from '../testing/figures.fixture';

const meta = { component: NewLine } satisfies Meta<typeof NewLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { decorators: [withApi({ ...FIGURES, ...sinceVisit() })] };
export const NothingNew: Story = {
  decorators: [withApi({ ...sinceVisit({ new: 0 }) })],
};
export const BeforeTheFirstVisit: Story = {
  decorators: [withApi({ ...FIGURES, ...sinceVisit({ since: null }) })],
};
export const NothingInSevenDays: Story = {
  decorators: [withApi({ ...sinceVisit({ since: null }), [NEW]: someNew({ count: 0, startups: [] }) })],
};
