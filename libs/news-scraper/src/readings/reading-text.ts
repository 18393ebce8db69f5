import type { NewsReading } from '@vaglio/contract';
import { formatCount } from '@vaglio/ui';
import { counted } from '../until-text';

/** Describes the progress of a reading, such as 'Reading Alpine News: 2 of 14 sources, 5 new articles.' */
export function progressText(reading: NewsReading): string {
  const { started_at, current_source, source_count, sources_done } = reading;
  if (started_at === null) return 'Waiting for the server; fetching starts within seconds.';
  const what = current_source === null ? 'Reading' : `Reading ${current_source}`;
  return `${what}: ${formatCount(sources_done)} of ${counted(source_count, 'source')}, ${broughtText(reading)}.`;
}

/**
 * Describes the result of a reading, such as 'Read 14 sources: 5 new articles, 1 updated, 2 pages unread, 1 source
 * failed.'
 */
export function endedText(reading: NewsReading): string {
  const { source_count, updated_articles, unread_pages, failed_sources } = reading;
  const parts = [
    broughtText(reading),
    updated_articles > 0 && `${formatCount(updated_articles)} updated`,
    unread_pages > 0 && `${counted(unread_pages, 'page')} unread`,
    failed_sources > 0 && `${counted(failed_sources, 'source')} failed`,
  ];
  return `Read ${counted(source_count, 'source')}: ${parts.filter(Boolean).join(', ')}.`;
}

const broughtText = ({ new_articles }: NewsReading) => counted(new_articles, 'new article');
