import { callApi, errorText, PARSE_FAILURE_TEXT, readText, UnreadableAnswer } from '@vaglio/api-client';
import type { ImportBody } from '@vaglio/startups-domain';
import type { RowOutcome } from './run-import';

const FALLBACK = 'Save failed';

/**
 * Imports one row. The request bypasses the cache, because the lists are reloaded only once, after the last row.
 * @returns a failure for a status of 400 or above, a response with an `error`, a response that is not JSON, or no
 *   response. A successful response without a result counts as inserted. Never throws.
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
