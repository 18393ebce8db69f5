import { lazy } from 'react';

/** The screens of the settings, each loaded when it is first opened. */
export const ResultsScreen = lazy(() =>
  import('./ResultsScreen').then(({ ResultsScreen: section }) => ({ default: section })),
);
export const ParametersSection = lazy(() =>
  import('../screens/parameters').then(({ ParametersSection: section }) => ({ default: section })),
);
export const UnweightedAwardsCard = lazy(() =>
  import('../screens/parameters').then(({ UnweightedAwardsCard: section }) => ({ default: section })),
);
export const ExclusivitySection = lazy(() =>
  import('../screens/exclusivity').then(({ ExclusivitySection: section }) => ({ default: section })),
);
export const ScoresSection = lazy(() =>
  import('../screens/scores').then(({ ScoresSection: section }) => ({ default: section })),
);
export const PromptSection = lazy(() =>
  import('@vaglio/llm-prompt').then(({ PromptSection: section }) => ({ default: section })),
);
export const LlmBatchSection = lazy(() =>
  import('../screens/llm-batch').then(({ LlmBatchSection: section }) => ({ default: section })),
);
export const ScraperSection = lazy(() =>
  import('@vaglio/news-scraper').then(({ ScraperSection: section }) => ({ default: section })),
);
export const AuditSection = lazy(() =>
  import('../screens/audit').then(({ AuditSection: section }) => ({ default: section })),
);
export const RetentionCard = lazy(() =>
  import('../screens/status').then(({ RetentionCard: card }) => ({ default: card })),
);
export const StatusSection = lazy(() =>
  import('../screens/status').then(({ StatusSection: section }) => ({ default: section })),
);
export const UsersSection = lazy(() =>
  import('../screens/users').then(({ UsersSection: section }) => ({ default: section })),
);
export const WebhooksSection = lazy(() =>
  import('@vaglio/webhooks').then(({ WebhooksSection: section }) => ({ default: section })),
);
export const ServiceAccountsSection = lazy(() =>
  import('../screens/service-accounts').then(({ ServiceAccountsSection: section }) => ({ default: section })),
);
