import type { Meta, StoryObj } from '@storybook/react-vite';
import { PersonName } from './PersonName';

const meta = { component: PersonName, args: { name: 'Ann Keller' } } satisfies Meta<typeof PersonName>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Colleague: Story = {};
export const Own: Story = { args: { isOwn: true } };
