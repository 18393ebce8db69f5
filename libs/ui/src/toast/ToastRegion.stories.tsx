import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { ToastFrame } from '../testing/ToastFrame';
import { useToast, type ToastContent } from './ToastProvider';

function Toasts({ contents }: { readonly contents: readonly ToastContent[] }) {
  const toast = useToast();
  useEffect(() => contents.forEach((content) => toast(content)), [contents, toast]);
  return null;
}

const meta = {
  component: Toasts,
  decorators: [
    (Story) => (
      <ToastFrame>
        <Story />
      </ToastFrame>
    ),
  ],
} satisfies Meta<typeof Toasts>;

export default meta;
type Story = StoryObj<typeof meta>;

const undo = () => undefined;

export const Saved: Story = { args: { contents: [{ message: 'Scores saved.' }] } };
export const WithUndo: Story = {
  args: {
    contents: [
      {
        message: (
          <>
            <b>Alpha AG</b> was rejected. Too early
          </>
        ),
        undo,
        action: <Button size="small">Add reason</Button>,
      },
    ],
  },
};
export const Several: Story = {
  args: {
    contents: [
      { message: 'Alpha AG was rejected.', undo },
      { message: 'Beta SA was rejected.', undo },
      { message: 'Update failed', severity: 'error', detail: 'Gamma GmbH was not rejected.' },
    ],
  },
};
