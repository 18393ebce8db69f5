import type { Meta, StoryObj } from '@storybook/react-vite';
import { ToastFrame } from '../testing/ToastFrame';
import { ExportFile } from './ExportFile';

const meta = {
  component: ExportFile,
  args: {
    name: 'story',
    total: 7,
    columns: {
      options: [
        { key: 'company_name', label: 'Company name' },
        { key: 'canton', label: 'Canton' },
      ],
      usual: ['company_name', 'canton'],
    },
    exporting: {
      isSupported: true,
      progress: null,
      failure: null,
      run: async () => null,
      cancel: () => undefined,
    },
    isOpen: true,
    onClose: () => undefined,
  },
  decorators: [
    (Story) => (
      <ToastFrame>
        <Story />
      </ToastFrame>
    ),
  ],
} satisfies Meta<typeof ExportFile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const OfASelection: Story = { args: { isSelection: true } };
export const Closed: Story = { args: { isOpen: false } };
