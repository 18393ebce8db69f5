import type { Chain } from '@vaglio/contract';
import { routes } from '@vaglio/startups-domain';
import { formatCount, zurichDay } from '@vaglio/ui';

/** Sections that show the pipeline strip. */
export type PipelinePlace = 'scraper' | 'prompt' | 'llm-batch' | 'results' | 'review';

/** Pending work of a pipeline stage. */
export interface PipelineStage {
  readonly key: 'extract' | 'curate' | 'review' | 'new';
  readonly count: number;
  /** Text after the count, such as 'to extract'. */
  readonly text: string;
  /** Button label, such as 'extract 12'. The count is omitted if the linked list contains further rows. */
  readonly act: string;
  readonly to: string;
  /** Section in which the stage is processed. null for the ranked list, which has no strip. */
  readonly place: PipelinePlace | null;
}

/**
 * Returns the pipeline stages that the user may open, in processing order.
 * @param now current time, from which the period for new startups is computed
 */
export function stagesOf(chain: Chain, now: Date): PipelineStage[] {
  const { to_extract, to_curate, review_articles, review_pairs, new_above_threshold } = chain;
  const toReview =
    review_articles === null && review_pairs === null ? null : (review_articles ?? 0) + (review_pairs ?? 0);
  const tab = review_articles !== null && (review_articles > 0 || !review_pairs) ? 'articles' : 'duplicates';
  const stage = (
    key: PipelineStage['key'],
    count: number | null,
    text: string,
    verb: string,
    to: string,
    place: PipelinePlace | null,
  ): PipelineStage[] =>
    count === null ? [] : [{ key, count, text, act: `${verb} ${formatCount(count)}`, to, place }];
  return [
    ...stage('extract', to_extract, 'to extract', 'extract', routes.settings('llm-batch'), 'llm-batch'),
    ...stage('curate', to_curate, 'to curate', 'curate', routes.settings('results'), 'results'),
    ...stage('review', toReview, 'to review', 'review', routes.review(tab), 'review'),
    // This button omits the count, because the linked list also contains startups with a decision.
    {
      key: 'new',
      count: new_above_threshold,
      text: 'new above the threshold in 10 days',
      act: 'see the newest',
      to: routes.newestStartups(zurichDay(now)),
      place: null,
    },
  ];
}

/** Next step with its label, address and section. */
export interface NextStep {
  readonly act: string;
  readonly to: string;
  readonly place: PipelinePlace | null;
}

/**
 * Returns the first pipeline stage with pending work. If no news has been read yet, the next step is to read news.
 * Without a next step, it returns null.
 */
export function nextOf({ has_begun, to_extract }: Chain, stages: readonly PipelineStage[]): NextStep | null {
  const first = stages.find(({ count }) => count > 0);
  if (first) return first;
  const mayRead = to_extract !== null;
  return !has_begun && mayRead
    ? { act: 'read news', to: routes.settings('scraper'), place: 'scraper' }
    : null;
}
