import { lazy } from 'react';

/** Lazily loaded settings sections. */
export const ResultsScreen = lazy(() =>
  import('./ResultsScreen').then(({ ResultsScreen: section }) => ({ default: section })),
);
export const ParametersSection = lazy(() =>
  import('@vaglio/admin-params').then(({ ParametersSection: section }) => ({ default: section })),
);
export const UnweightedAwardsCard = lazy(() =>
  import('@vaglio/admin-params').then(({ UnweightedAwardsCard: section }) => ({ default: section })),
);
export const ExclusivitySection = lazy(() =>
  import('@vaglio/admin-params').then(({ ExclusivitySection: section }) => ({ default: section })),
);
export const ScoresSection = lazy(() =>
  import('@vaglio/admin-params').then(({ ScoresSection: section }) => ({ default: section })),
);
export const ReasonsSection = lazy(() =>
  import('@vaglio/admin-params').then(({ ReasonsSection: section }) => ({ default: section })),
);
export const StageLimitsSection = lazy(() =>
  import('@vaglio/admin-params').then(({ StageLimitsSection: section }) => ({ default: section })),
);
export const VersionsSection = lazy(() =>
  import('@vaglio/admin-params').then(({ VersionsSection: section }) => ({ default: section })),
);
export const PromptSection = lazy(() =>
  import('@vaglio/llm-prompt').then(({ PromptSection: section }) => ({ default: section })),
);
export const LlmBatchSection = lazy(() =>
  import('./other-sections').then(({ LlmBatchSection: section }) => ({ default: section })),
);
export const ScraperSection = lazy(() =>
  import('@vaglio/news-scraper').then(({ ScraperSection: section }) => ({ default: section })),
);
export const AuditSection = lazy(() =>
  import('./other-sections').then(({ AuditSection: section }) => ({ default: section })),
);
export const BackupsSection = lazy(() =>
  import('./other-sections').then(({ BackupsSection: section }) => ({ default: section })),
);
export const ConnectionsSection = lazy(() =>
  import('./other-sections').then(({ ConnectionsSection: section }) => ({ default: section })),
);
export const RetentionCard = lazy(() =>
  import('./other-sections').then(({ RetentionCard: card }) => ({ default: card })),
);
export const StatusSection = lazy(() =>
  import('./other-sections').then(({ StatusSection: section }) => ({ default: section })),
);
export const UsersSection = lazy(() =>
  import('./other-sections').then(({ UsersSection: section }) => ({ default: section })),
);
export const WebhooksSection = lazy(() =>
  import('./other-sections').then(({ WebhooksSection: section }) => ({ default: section })),
);
export const ServiceAccountsSection = lazy(() =>
  import('./other-sections').then(({ ServiceAccountsSection: section }) => ({ default: section })),
);
