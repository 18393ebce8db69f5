import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkeletonBar } from './SkeletonBar';
import { holdRestOfPage } from './rest-of-page';
import { RestOfPage } from './RestOfPage';

const meta = {
  component: RestOfPage,
  args: { part: 'next', children: 'Filters', meanwhile: <SkeletonBar width={120} /> },
} satisfies Meta<typeof RestOfPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Drawn: Story = {};

/** What the person came for is not drawn yet. */
export const Held: Story = {
  beforeEach: () => {
    let end = () => {};
    holdRestOfPage(new Promise<void>((resolve) => (end = resolve)));
    return () => end();
  },
};
