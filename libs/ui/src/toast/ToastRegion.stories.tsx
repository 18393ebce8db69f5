import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { ToastFrame } from '../testing/ToastFrame';
import { ToastProvider, useToast, type ToastContent } from './ToastProvider';
import { ToastRegion } from './ToastRegion';

function Toasts({ contents }: { readonly contents: readonly ToastContent[] }) {
  const toast = useToast();
  useEffect(() => contents.forEach((content) => toast(content)), [contents, toast]);
  return null;
}

const meta = {
  component: ToastRegion,
  subcomponents: { ToastProvider },
  decorators: [
    (Story) => (
      <ToastFrame>
        <Story />
      </ToastFrame>
    ),
  ],
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

const undo = () => undefined;

const SAVED: readonly ToastContent[] = [{ message: 'Scores saved.' }];
export const Saved: Story = { render: () => <Toasts contents={SAVED} /> };
const REJECTED: readonly ToastContent[] = [
  {
    message: (
      <>
        <b>Alpha AG</b> was rejected. Too early
      </>
    ),
    undo,
    action: <Button size="small">Add reason</Button>,
  },
];
export const WithUndo: Story = { render: () => <Toasts contents={REJECTED} /> };

const SEVERAL: readonly ToastContent[] = [
  { message: 'Alpha AG was rejected.', undo },
  { message: 'Beta SA was rejected.', undo },
  { message: 'Update failed', severity: 'error', detail: 'Gamma GmbH was not rejected.' },
];
export const Several: Story = { render: () => <Toasts contents={SEVERAL} /> };
