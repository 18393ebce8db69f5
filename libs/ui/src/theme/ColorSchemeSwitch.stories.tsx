import type { Meta, StoryObj } from '@storybook/react-vite';
import { ColorSchemeSwitch } from './ColorSchemeSwitch';

const meta = { component: ColorSchemeSwitch } satisfies Meta<typeof ColorSchemeSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheBar: Story = {};
