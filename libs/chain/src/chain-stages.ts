import type { Chain } from '@vaglio/contract';
import { formatCount, newestStartupsSearch } from '@vaglio/ui';

/** The sections of the chain. */
export type ChainPlace = 'scraper' | 'prompt' | 'llm-batch' | 'results' | 'review';

/** Where something is done, as a link takes it. */
interface Address {
  readonly pathname: string;
  readonly search?: string;
  readonly hash?: string;
}

/** What waits at one stage. */
export interface ChainStage {
  readonly key: 'extract' | 'curate' | 'review' | 'new';
  readonly count: number;
  /** After the count: 'to extract'. */
  readonly words: string;
  /** What the button says of it: 'extract 12'; without the count where the list has more. */
  readonly act: string;
  readonly to: Address;
  /** The section that does it; null for the ranked list, which has no strip. */
  readonly place: ChainPlace | null;
}

const SETTINGS = '/configurations';
const INVESTMENTS = '/potential-investiments';

/** The stages that the person may open, in the order of the work. @param now the days of the newest are counted from it */
export function stagesOf(chain: Chain, now: Date): ChainStage[] {
  const { to_extract, to_curate, review_articles, review_pairs, new_above_threshold } = chain;
  const toReview =
    review_articles === null && review_pairs === null ? null : (review_articles ?? 0) + (review_pairs ?? 0);
  const tab = review_articles !== null && (review_articles > 0 || !review_pairs) ? 'articles' : 'duplicates';
  const stage = (
    key: ChainStage['key'],
    count: number | null,
    words: string,
    verb: string,
    to: Address,
    place: ChainPlace | null,
  ): ChainStage[] =>
    count === null ? [] : [{ key, count, words, act: `${verb} ${formatCount(count)}`, to, place }];
  return [
    ...stage(
      'extract',
      to_extract,
      'to extract',
      'extract',
      { pathname: SETTINGS, hash: '#llm-batch' },
      'llm-batch',
    ),
    ...stage('curate', to_curate, 'to curate', 'curate', { pathname: SETTINGS, hash: '#results' }, 'results'),
    ...stage(
      'review',
      toReview,
      'to review',
      'review',
      { pathname: INVESTMENTS, search: `?review=${tab}` },
      'review',
    ),
    // Without the count in what the button says: the list has those that were decided on too.
    {
      key: 'new',
      count: new_above_threshold,
      words: 'new above the threshold',
      act: 'see the newest',
      to: { pathname: INVESTMENTS, search: newestStartupsSearch(now) },
      place: null,
    },
  ];
}

/** The step that comes first: its words, where it is done, and in which section. */
export interface NextStep {
  readonly act: string;
  readonly to: Address;
  readonly place: ChainPlace | null;
}

/** The first stage at which something waits; to read news where nothing was read yet; null when nothing waits. */
export function nextOf({ has_begun, to_extract }: Chain, stages: readonly ChainStage[]): NextStep | null {
  const first = stages.find(({ count }) => count > 0);
  if (first) return first;
  const mayRead = to_extract !== null;
  return !has_begun && mayRead
    ? { act: 'read news', to: { pathname: SETTINGS, hash: '#scraper' }, place: 'scraper' }
    : null;
}
