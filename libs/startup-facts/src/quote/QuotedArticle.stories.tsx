import type { Meta, StoryObj } from '@storybook/react-vite';
import { QuotedArticle } from './QuotedArticle';

const TEXT =
  'Alpha AG of Zug has raised CHF 6.4 million. The company, founded in 2019, makes enzymes that work in the cold.';

const quoted = (label: string, value: string, quote: string) => ({
  label,
  value,
  places: [{ start: TEXT.indexOf(quote), end: TEXT.indexOf(quote) + quote.length }],
});

const meta = {
  component: QuotedArticle,
  args: {
    article: {
      title: 'Alpha raises 6.4 million',
      url: 'https://news.example.org/1',
      source: 'Alpine News',
      published_at: '2026-11-01T00:00:00Z',
      text: TEXT,
    },
    values: [
      quoted('Company name', 'Alpha AG', 'Alpha AG'),
      quoted('Raised money', '6400000', 'CHF 6.4 million'),
      { label: 'Canton', value: 'ZH', places: [], caution: 'unconfirmed' },
    ],
  },
} satisfies Meta<typeof QuotedArticle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithValues: Story = {};
export const WithoutValues: Story = { args: { values: [] } };
export const NeitherSourceNorDate: Story = {
  args: { article: { ...meta.args.article, url: null, source: null, published_at: null } },
};
export const TextRemoved: Story = {
  args: {
    article: {
      ...meta.args.article,
      text: `Alpha AG\n${' '.repeat(TEXT.indexOf('CHF') - 9)}CHF 6.4 million`,
      text_removed_at: '2026-11-20T02:00:00Z',
    },
  },
};
export const LongText: Story = {
  args: {
    article: {
      ...meta.args.article,
      title: `${meta.args.article.title} `.repeat(6),
      text: `${TEXT} `.repeat(40),
    },
  },
};
