import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link, Route, Routes } from 'react-router';
import { AppRouter } from './AppRouter';
import { memoryHistory } from './memory-history';

const meta = {
  component: AppRouter,
  args: {
    history: memoryHistory(),
    children: (
      <Routes>
        <Route path="/" element={<Link to="/next">Next page</Link>} />
        <Route path="/next" element={<Link to="/">Page before</Link>} />
      </Routes>
    ),
  },
} satisfies Meta<typeof AppRouter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoPages: Story = {};
