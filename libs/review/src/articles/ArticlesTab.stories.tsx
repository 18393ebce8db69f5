import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing, unanswered, withApi, type FakeRoutes } from '@vaglio/test-kit';
import { ReviewPage } from '../ReviewPage';
import { anArticle } from '../testing/an-article.fixture';
import {
  ARTICLE,
  ARTICLES,
  CLAIM,
  DESK,
  DESK_ROUTES,
  queueOf,
  WAITING,
  waitingOf,
} from '../testing/articles.fixture';

const meta = {
  component: ReviewPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ReviewPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const desk = (routes: FakeRoutes = {}, search = '') => [
  withApi({ ...DESK_ROUTES, ...routes }, { route: `${DESK}${search}` }),
];

export const Open: Story = { decorators: desk() };
export const Loading: Story = { decorators: desk({ [ARTICLES]: unanswered }) };
export const Failed: Story = { decorators: desk({ [ARTICLES]: failing('The service is busy.') }) };
export const Empty: Story = {
  decorators: desk({
    [WAITING]: waitingOf(0, 6),
    [ARTICLES]: queueOf([], { counts: { all: 0, conflicts: 0, no_source: 0, money: 0, awards: 0 } }),
  }),
};
export const NoHits: Story = { decorators: desk({ [ARTICLES]: queueOf([]) }, '&only=conflicts') };
export const WithoutCompanies: Story = {
  decorators: desk({ [ARTICLE]: anArticle({ companies: [], open: 0 }) }),
};
export const Taken: Story = {
  decorators: desk({ [CLAIM]: failing('Anna Keller is reviewing this article.', 409) }),
};
