import type { Meta, StoryObj } from '@storybook/react-vite';
import { RevokeTokensChoice } from './RevokeTokensChoice';

const meta = {
  component: RevokeTokensChoice,
  args: { count: 3, isChosen: true, onChange: () => undefined },
} satisfies Meta<typeof RevokeTokensChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const NotChosen: Story = { args: { isChosen: false } };
export const Disabled: Story = { args: { disabled: true } };
export const NumberUnknown: Story = { args: { count: 'unknown' } };
export const NoTokens: Story = { args: { count: 0 } };
