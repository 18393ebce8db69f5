import type { Meta, StoryObj } from '@storybook/react-vite';
import { withApi } from '@vaglio/test-kit';
import { BrandProvider } from './frame/BrandProvider';
import { Landing } from './Landing';

const brand = (foundationName: string) => [
  withApi({ 'GET /config': { productTitle: 'Vaglio', foundationName } }, { session: null }),
];

const meta = {
  component: Landing,
  render: () => (
    <BrandProvider>
      <Landing />
    </BrandProvider>
  ),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Landing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Welcome: Story = { decorators: brand('Lindmatt Foundation') };
export const LongNames: Story = {
  decorators: brand('Stiftung zur Förderung junger Unternehmen der Ostschweiz und Liechtensteins'),
};
