import type { Chain } from '@vaglio/contract';
import { routes } from '@vaglio/startups-domain';
import { formatCount, zurichDay } from '@vaglio/ui';

/** The sections of the chain. */
export type PipelinePlace = 'scraper' | 'prompt' | 'llm-batch' | 'results' | 'review';

/** What waits at one stage. */
export interface PipelineStage {
  readonly key: 'extract' | 'curate' | 'review' | 'new';
  readonly count: number;
  /** After the count: 'to extract'. */
  readonly text: string;
  /** What the button says of it: 'extract 12'; without the count where the list has more. */
  readonly act: string;
  readonly to: string;
  /** The section that does it; null for the ranked list, which has no strip. */
  readonly place: PipelinePlace | null;
}

/** The stages that the person may open, in the order of the work. @param now the days of the newest are counted from it */
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
    // Without the count in what the button says: the list has those that were decided on too.
    {
      key: 'new',
      count: new_above_threshold,
      text: 'new above the threshold',
      act: 'see the newest',
      to: routes.newestStartups(zurichDay(now)),
      place: null,
    },
  ];
}

/** The step that comes first: its words, where it is done, and in which section. */
export interface NextStep {
  readonly act: string;
  readonly to: string;
  readonly place: PipelinePlace | null;
}

/** The first stage at which something waits; to read news where nothing was read yet; null when nothing waits. */
export function nextOf({ has_begun, to_extract }: Chain, stages: readonly PipelineStage[]): NextStep | null {
  const first = stages.find(({ count }) => count > 0);
  if (first) return first;
  const mayRead = to_extract !== null;
  return !has_begun && mayRead
    ? { act: 'read news', to: routes.settings('scraper'), place: 'scraper' }
    : null;
}
