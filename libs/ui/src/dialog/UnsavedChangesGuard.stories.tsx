import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link, Route, Routes } from 'react-router';
import { MemoryAppRouter } from '../testing/MemoryAppRouter';
import { useUnsavedChanges } from './UnsavedChangesGuard';

function Form({ hasChanges }: { readonly hasChanges: boolean }) {
  useUnsavedChanges(hasChanges);
  return <Link to="/elsewhere">Go elsewhere</Link>;
}

const meta = {
  component: Form,
  args: { hasChanges: true },
  decorators: [
    (Story) => (
      <MemoryAppRouter>
        <Story />
        <Routes>
          <Route path="/elsewhere" element="Elsewhere" />
          <Route path="*" element={null} />
        </Routes>
      </MemoryAppRouter>
    ),
  ],
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnsavedChanges: Story = {};
export const NothingToLose: Story = { args: { hasChanges: false } };
