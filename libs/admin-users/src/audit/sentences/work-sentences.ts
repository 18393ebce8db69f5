import { valueText } from '../field-text';
import { countIn, textIn } from '../kept-fields';
import { withChanges, type EventFacts, type EventSentence } from '../sentence';

function extracted({ name, is }: EventFacts): string {
  const article = name === '' ? 'an article' : `the article “${name}”`;
  const error = textIn(is, 'error');
  if (error !== '') return `Could not extract ${article}: ${error}`;
  const found = countIn(is, 'outputs_count');
  return `Extracted ${article}: ${found === 0 ? 'no startup' : `${found} ${found === 1 ? 'startup' : 'startups'}`} found`;
}

function articlesReset({ is }: EventFacts): string {
  const count = countIn(is, 'reset');
  return `Queued ${valueText('', count) ?? '0'} failed ${count === 1 ? 'article' : 'articles'} again`;
}

/** Sentences about news, extraction runs and the server itself. */
export const WORK_SENTENCES = {
  article_requested: ({ is }) => `Requested the reading of ${textIn(is, 'address') || 'an article'}`,
  article_extracted: extracted,
  articles_reset: articlesReset,
  extraction_run_started: ({ is }) =>
    `Started an extraction run${is.get('dry') === true ? ', which writes nothing (dry run)' : ''}`,
  extraction_run_paused: ({ is }) => `Paused an extraction run: ${textIn(is, 'reason') || 'by hand'}`,
  scraper_config_saved: ({ changes }) => withChanges('Changed the news scraper', changes),
  keys_adopted: ({ is }) =>
    withChanges('Adopted other keys for this database', valueText('keys', is.get('keys')) ?? ''),
} satisfies Record<string, EventSentence>;
