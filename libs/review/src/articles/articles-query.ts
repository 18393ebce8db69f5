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

/** State of the Articles tab, as stored in its address. */
export interface ArticlesQuery {
  readonly only: ArticleFilter;
  /** Id of the open article; '' if the user has not selected an article. */
  readonly article: string;
}

/** Query string format `?tab=articles&only=conflicts&article=7`. Missing and invalid parameters get default values. */
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
