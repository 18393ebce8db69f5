import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link, Route, Routes } from 'react-router';
import { MemoryAppRouter } from '../testing/MemoryAppRouter';
import { UnsavedChangesGuard, useUnsavedChanges } from './UnsavedChangesGuard';

function Form({ hasChanges }: { readonly hasChanges: boolean }) {
  useUnsavedChanges(hasChanges);
  return <Link to="/elsewhere">Go elsewhere</Link>;
}

const meta = {
  component: UnsavedChangesGuard,
  args: { children: null },
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
} satisfies Meta<typeof UnsavedChangesGuard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnsavedChanges: Story = { render: () => <Form hasChanges /> };
export const NothingToLose: Story = { render: () => <Form hasChanges={false} /> };
