import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing, unanswered, withApi } from '@vaglio/test-kit';
import { OFF } from '../second-factor/second-factor.fixture';
import { PASSKEYS, passkeysOf } from './passkeys.fixture';
import { PasskeysCard } from './PasskeysCard';

const LIST = 'GET /auth/passkeys';
const FACTOR = 'GET /auth/second-factor';
const ALL = passkeysOf(PASSKEYS.LAPTOP, PASSKEYS.PHONE, PASSKEYS.OLD);

const meta = { component: PasskeysCard } satisfies Meta<typeof PasskeysCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const pressing =
  (name: string): Story['play'] =>
  async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name });
    await userEvent.click(button);
  };

export const None: Story = { decorators: [withApi({ [LIST]: passkeysOf(), [FACTOR]: OFF })] };
export const Several: Story = { decorators: [withApi({ [LIST]: ALL, [FACTOR]: OFF })] };
export const AsManyAsThereMayBe: Story = {
  decorators: [withApi({ [LIST]: { ...ALL, most: 3 }, [FACTOR]: OFF })],
};
export const NotPossibleHere: Story = {
  decorators: [withApi({ [LIST]: { ...passkeysOf(), is_possible: false }, [FACTOR]: OFF })],
};
export const Loading: Story = { decorators: [withApi({ [LIST]: unanswered, [FACTOR]: OFF })] };
export const Failed: Story = { decorators: [withApi({ [LIST]: failing('Not now'), [FACTOR]: OFF })] };
export const Removing: Story = { ...Several, play: pressing('Remove passkey Phone') };
export const LastOfARole: Story = {
  decorators: [
    withApi({ [LIST]: passkeysOf(PASSKEYS.LAPTOP), [FACTOR]: { ...OFF, is_required: true, passkeys: 1 } }),
  ],
  play: pressing('Remove passkey Office laptop'),
};
