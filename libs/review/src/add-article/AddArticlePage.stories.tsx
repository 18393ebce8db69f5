import type { Meta, StoryObj } from '@storybook/react-vite';
import { withApi } from '@vaglio/test-kit';
import { AddArticlePage } from './AddArticlePage';
import { ADD, anAddedArticle, aSample, EXTRACT, LINK } from '../testing/add-article.fixture';

const meta = {
  component: AddArticlePage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AddArticlePage>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = (route: string) => [withApi({ [ADD]: anAddedArticle(), [EXTRACT]: aSample() }, { route })];

export const Empty: Story = { decorators: page('/add-article') };
export const FromABookmark: Story = { decorators: page(`/add-article?url=${encodeURIComponent(LINK)}`) };
