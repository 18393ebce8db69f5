import { callApi, errorText, PARSE_FAILURE_TEXT, readText, UnreadableAnswer } from '@vaglio/api-client';
import type { ImportBody } from '@vaglio/startups-domain';
import type { RowOutcome } from './run-import';

const FALLBACK = 'Save failed';

/**
 * Imports one row. Past the cache on purpose: the lists are loaded again once, after the last row.
 * @returns a failure with the server's words for an answer of 400 and above, one that holds an
 *   `error`, one that is not JSON, and for none. An unnamed success counts as inserted. Never throws.
 */
export async function sendRow(body: ImportBody): Promise<RowOutcome> {
  try {
    const answer = await callApi('/auth/startups/import-raw', { method: 'POST', body });
    if (answer.status >= 400 || readText(answer.data, 'error') !== null)
      return { failure: errorText(answer, FALLBACK) };
    const outcome = readText(answer.data, 'outcome');
    return { done: outcome === 'updated' || outcome === 'unchanged' ? outcome : 'inserted' };
  } catch (failure) {
    return { failure: failure instanceof UnreadableAnswer ? PARSE_FAILURE_TEXT : FALLBACK };
  }
}
