// Generated from the contract by 'npm run contract'. Do not edit.

export const orderNewsReadingLimits = { source_id: { minLength: 1, maxLength: 64 } } as const;

export const saveScraperConfigLimits = { intervalSec: { minimum: 30, maximum: 86400 } } as const;

export const createNewsSourceLimits = {
  name: { minLength: 1, maxLength: 200 },
  url: { minLength: 1, maxLength: 2048 },
  kind: { enum: ['feed', 'sitemap', 'list'] },
  link_pattern: { maxLength: 200 },
} as const;

export const updateNewsSourceLimits = {
  name: { minLength: 1, maxLength: 200 },
  url: { minLength: 1, maxLength: 2048 },
  kind: { enum: ['feed', 'sitemap', 'list'] },
  link_pattern: { maxLength: 200 },
} as const;

export const discoverSourcesLimits = { address: { minLength: 1, maxLength: 2048 } } as const;

export const previewSourceLimits = {
  url: { minLength: 1, maxLength: 2048 },
  kind: { enum: ['feed', 'sitemap', 'list'] },
  link_pattern: { maxLength: 200 },
} as const;

export const listUnreadPagesLimits = {
  source: { maxLength: 64 },
  reason: {
    enum: [
      'not_found',
      'paywall',
      'consent_page',
      'robots',
      'refused',
      'busy',
      'server_error',
      'slow',
      'unreachable',
      'too_large',
      'not_text',
      'no_article',
      'unreadable',
      'copy',
    ],
  },
} as const;

export const retryUnreadPagesLimits = {
  source: { maxLength: 64 },
  reason: {
    enum: [
      'not_found',
      'paywall',
      'consent_page',
      'robots',
      'refused',
      'busy',
      'server_error',
      'slow',
      'unreachable',
      'too_large',
      'not_text',
      'no_article',
      'unreadable',
      'copy',
    ],
  },
  expected: { minimum: 0, maximum: 10000000 },
} as const;
