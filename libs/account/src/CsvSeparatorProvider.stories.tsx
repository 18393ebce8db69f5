import type { Meta, StoryObj } from '@storybook/react-vite';
import { aUser, withApi } from '@vaglio/test-kit';
import { useCsvSeparator } from '@vaglio/ui';
import { CsvSeparatorProvider } from './CsvSeparatorProvider';

function Separator() {
  return <output>{useCsvSeparator().separator}</output>;
}

const meta = {
  component: CsvSeparatorProvider,
  args: { children: <Separator /> },
} satisfies Meta<typeof CsvSeparatorProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Semicolon: Story = {
  decorators: [withApi({ 'GET /auth/user': { ...aUser(), csv_separator: 'semicolon' } })],
};
