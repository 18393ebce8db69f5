import type { AddressForm } from '@vaglio/ui';

export const ARTICLE_FILTERS = ['all', 'conflicts', 'no_source', 'money', 'awards'] as const;
export type ArticleFilter = (typeof ARTICLE_FILTERS)[number];

export const FILTER_LABELS: Readonly<Record<ArticleFilter, string>> = {
  all: 'All',
  conflicts: 'Conflicts',
  no_source: 'Not proved',
  money: 'Money',
  awards: 'Awards',
};

/** What the tab shows: everything that its address says. */
export interface ArticlesQuery {
  readonly only: ArticleFilter;
  /** Id of the article that is open; '' where nobody chose. */
  readonly article: string;
}

/** `?tab=articles&only=conflicts&article=7`; what is missing or unknown there is the default. */
export const ARTICLES_ADDRESS: AddressForm<ArticlesQuery> = {
  read: (search) => {
    const params = new URLSearchParams(search);
    return {
      only: ARTICLE_FILTERS.find((filter) => filter === params.get('only')) ?? 'all',
      article: params.get('article') ?? '',
    };
  },
  toSearch: ({ only, article }) =>
    new URLSearchParams([
      ['tab', 'articles'],
      ...(only === 'all' ? [] : [['only', only]]),
      ...(article === '' ? [] : [['article', article]]),
    ]).toString(),
};
