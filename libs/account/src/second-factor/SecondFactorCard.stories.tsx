import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing, unanswered, withApi } from '@vaglio/test-kit';
import { APP, CODES, OFF, ON } from './second-factor.fixture';
import { SecondFactorCard } from './SecondFactorCard';

const READ = 'GET /auth/second-factor';
const BEGIN = 'POST /auth/second-factor';
const RENEW = 'POST /auth/second-factor/recovery-codes';

const meta = { component: SecondFactorCard } satisfies Meta<typeof SecondFactorCard>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const withPassword =
  (button: string) =>
  async ({ canvas, userEvent }: PlayContext) => {
    await userEvent.click(await canvas.findByRole('button', { name: button }));
    const password = document.querySelector('input[name="password"]');
    if (password) await userEvent.type(password, 'correct horse{Enter}');
  };

export const Off: Story = { decorators: [withApi({ [READ]: OFF })] };
export const Required: Story = { decorators: [withApi({ [READ]: { ...OFF, is_required: true } })] };
export const On: Story = { decorators: [withApi({ [READ]: ON })] };
export const OnAndRequired: Story = { decorators: [withApi({ [READ]: { ...ON, is_required: true } })] };
export const WithoutPassword: Story = {
  decorators: [withApi({ [READ]: { ...ON, asks_password: false } })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }));
  },
};
export const Loading: Story = { decorators: [withApi({ [READ]: unanswered })] };
export const Failed: Story = { decorators: [withApi({ [READ]: failing('Not now') })] };
export const NewApp: Story = {
  decorators: [withApi({ [READ]: OFF, [BEGIN]: APP })],
  play: withPassword('Set up an app'),
};
export const NewCodes: Story = {
  decorators: [withApi({ [READ]: ON, [RENEW]: { recovery_codes: CODES } })],
  play: withPassword('New recovery codes'),
};
