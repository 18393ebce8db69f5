import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link, Route, Routes } from 'react-router';
import { MemoryAppRouter } from '../testing/MemoryAppRouter';
import { AskBeforeLeaving } from './AskBeforeLeaving';

const meta = {
  component: AskBeforeLeaving,
  args: { when: true },
  decorators: [
    (Story) => (
      <MemoryAppRouter>
        <Story />
        <Link to="/elsewhere">Go elsewhere</Link>
        <Routes>
          <Route path="/elsewhere" element="Elsewhere" />
          <Route path="*" element={null} />
        </Routes>
      </MemoryAppRouter>
    ),
  ],
} satisfies Meta<typeof AskBeforeLeaving>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnsavedChanges: Story = {};
export const NothingToLose: Story = { args: { when: false } };
