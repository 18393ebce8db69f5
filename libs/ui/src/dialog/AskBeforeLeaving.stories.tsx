import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { AskBeforeLeaving } from './AskBeforeLeaving';

const meta = {
  component: AskBeforeLeaving,
  args: { when: true },
  decorators: [
    (Story) => {
      const form = (
        <>
          <Story />
          <Link to="/elsewhere">Go elsewhere</Link>
        </>
      );
      const router = createMemoryRouter([
        { path: '/', element: form },
        { path: '/elsewhere', element: 'Elsewhere' },
      ]);
      return <RouterProvider router={router} />;
    },
  ],
} satisfies Meta<typeof AskBeforeLeaving>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnsavedChanges: Story = {};
export const NothingToLose: Story = { args: { when: false } };
