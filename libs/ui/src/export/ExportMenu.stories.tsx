import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import { ToastFrame } from '../testing/ToastFrame';
import { ExportMenu } from './ExportMenu';

const OPTIONS = [
  { key: 'company_name', label: 'Company name' },
  { key: 'canton', label: 'Canton' },
  { key: 'awards', label: 'Awards' },
];
const IDLE = {
  isSupported: true,
  progress: null,
  failure: null,
  run: async () => null,
  cancel: () => undefined,
};

const meta = {
  component: ExportMenu,
  args: {
    name: 'story',
    label: 'Download list',
    icon: Download,
    total: 1168,
    columns: { options: OPTIONS, usual: ['company_name', 'canton', 'awards'] },
    exporting: IDLE,
  },
  decorators: [
    (Story) => (
      <ToastFrame>
        <Story />
      </ToastFrame>
    ),
  ],
} satisfies Meta<typeof ExportMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = ({ canvas, userEvent }) =>
  userEvent.click(canvas.getByRole('button', { name: 'Download list' }));

export const Closed: Story = {};
export const Open: Story = { play: open };
export const Running: Story = {
  args: { exporting: { ...IDLE, progress: { bytes: 2_400_000, rows: 512 } } },
  play: open,
};
export const Failed: Story = {
  args: { exporting: { ...IDLE, failure: 'The connection was interrupted: nothing was saved.' } },
  play: open,
};
