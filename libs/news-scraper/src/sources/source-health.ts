import { formatCount, type BadgeTone } from '@vaglio/ui';
import type { NewsSource } from '../endpoints.gen';

/** How a source does, in words and a colour. */
export interface Health {
  readonly text: string;
  readonly tone: BadgeTone;
}

/** Fine, failing so many times in a row, or never read. */
export function healthOf({
  consecutive_failures,
  last_success_at,
}: Pick<NewsSource, 'consecutive_failures' | 'last_success_at'>): Health {
  if (consecutive_failures > 0) {
    return {
      text:
        consecutive_failures === 1 ? 'Failing once' : `Failing ${formatCount(consecutive_failures)} times`,
      tone: 'red',
    };
  }
  return last_success_at === null ? { text: 'Never read', tone: 'neutral' } : { text: 'Fine', tone: 'green' };
}

/** Where there is room for one line only: 'Fine, 12 articles', or that it is not read. */
export function stateWords(source: NewsSource): string {
  if (!source.enabled) return 'Switched off';
  return `${healthOf(source).text}, ${source.article_count === 1 ? '1 article' : `${formatCount(source.article_count)} articles`}`;
}

/** The address as people read it; the one of the bundled sample is none. */
export function addressWords(url: string): string {
  return url === SAMPLE_ADDRESS ? 'Bundled sample' : url;
}

const SAMPLE_ADDRESS = 'sample:';
