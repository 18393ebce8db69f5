import type { Meta, StoryObj } from '@storybook/react-vite';
import { unanswered, withApi } from '@vaglio/test-kit';
import { ProviderReturnPage } from './ProviderReturnPage';

const FINISH = 'POST /auth/oidc/finish';
const VISITOR = { session: null, route: '/login/oidc?code=c&state=s' };

const meta = {
  component: ProviderReturnPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProviderReturnPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SigningIn: Story = { decorators: [withApi({ [FINISH]: unanswered }, VISITOR)] };
export const SecondFactor: Story = {
  decorators: [withApi({ [FINISH]: { requireSecondFactor: 'code', stepToken: 'step' } }, VISITOR)],
};
