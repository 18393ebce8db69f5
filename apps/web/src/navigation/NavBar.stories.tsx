import type { Meta, StoryObj } from '@storybook/react-vite';
import { PATHS } from '@vaglio/startups-domain';
import { aUser, notOffered, unreachable, withApi } from '@vaglio/test-kit';
import { BrandProvider } from '../frame/BrandProvider';
import { NavBar } from './NavBar';

/** Returns the stages with the given number of articles and six pairs to review. */
const aChain = (review_articles: number) => ({
  has_begun: true,
  to_extract: 0,
  to_curate: 0,
  review_articles,
  review_pairs: 6,
  new_above_threshold: 0,
});
const BRAND = { productTitle: 'Vaglio', foundationName: 'Lindmatt Foundation' };
const ROUTES = {
  'GET /config': BRAND,
  'GET /auth/user': aUser(),
  'GET /auth/notifications': { items: [], total: 4, unread: 4, unread_mentions: 1 },
  'GET /auth/notifications/stream': notOffered,
  'GET /auth/chain': aChain(22),
};

const meta = {
  component: NavBar,
  render: () => (
    <BrandProvider>
      <NavBar />
    </BrandProvider>
  ),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NavBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = { decorators: [withApi(ROUTES, { session: null })] };
export const AsUser: Story = {
  decorators: [withApi(ROUTES, { route: PATHS.investments, session: { role: 'user' } })],
};
export const AsAdmin: Story = { decorators: [withApi(ROUTES, { route: PATHS.dashboard })] };
export const WithoutBrand: Story = {
  decorators: [withApi({ ...ROUTES, 'GET /config': unreachable }, { session: null })],
};
export const LongNames: Story = {
  decorators: [
    withApi(
      {
        'GET /config': {
          productTitle: 'Startup screening',
          foundationName: 'Stiftung zur Förderung junger Unternehmen der Ostschweiz und Liechtensteins',
        },
        'GET /auth/chain': aChain(1278),
        'GET /auth/notifications': notOffered,
        'GET /auth/notifications/stream': notOffered,
        'GET /auth/user': aUser({ name: 'Maximiliane-Philippa von Hohenburg-Reichenstein zu Greifensee' }),
      },
      { route: PATHS.settings },
    ),
  ],
};
