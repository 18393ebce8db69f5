import type { AddedArticle, ExtractionSample } from '@vaglio/contract';

export const ADD = 'POST /auth/articles';
export const EXTRACT = 'POST /auth/articles/:id/extract';
export const LINK = 'https://news.example/vela-raises?id=1';

const ARTICLE = { id: '7', url: LINK, title: 'Vela raises', source: 'news.example' };

export function anAddedArticle(
  overrides: Partial<NonNullable<AddedArticle['article']>> = {},
  is_known = false,
): AddedArticle {
  const article = {
    ...ARTICLE,
    published_at: '2026-11-20T08:00:00.000Z',
    state: 'pending' as const,
    ...overrides,
  };
  return { article, is_known, reason: null, message: null };
}

export function aSample(overrides: Partial<ExtractionSample> = {}): ExtractionSample {
  return {
    ok: true,
    outputs_count: 2,
    article: ARTICLE,
    model: 'built-in',
    companies: ['Vela AG', 'Blick AG'],
    tokens: 0,
    extraction_id: '3',
    error: null,
    ...overrides,
  };
}
