import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { WarningAlert } from './WarningAlert';

const meta = {
  component: WarningAlert,
  args: { children: 'Somebody else has changed this text in the meantime.' },
} satisfies Meta<typeof WarningAlert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithAction: Story = { args: { action: <Button size="small">Show theirs</Button> } };
