import type { Meta, StoryObj } from '@storybook/react-vite';
import { Key } from './Key';

const meta = { component: Key, args: { children: 'j' } } satisfies Meta<typeof Key>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Letter: Story = {};
export const Named: Story = { args: { children: 'Enter' } };
