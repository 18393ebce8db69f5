import { foldCompanyName } from '@vaglio/startups-domain';
import { limitedFetch } from '../../platform/outbound-http/limited-fetch';
import { timeLimit } from '../../platform/util/time-limit';
import { RegisterUnavailable, type CompanyRegister } from './company-register';
import type { RegisterAccount } from '../../platform/config/register-settings';
import { readHits, readRecords } from './zefix-answer';

/** Minimum length of a searched name. The service rejects shorter names. */
const MIN_NAME_LENGTH = 3;
const MAX_ANSWER_BYTES = 1_000_000;
const SILENCE_MS = 5_000;
const CALL_MS = 10_000;
/** Maximum number of companies with one name. A name that more companies share is not distinctive. */
const MAX_RECORDS = 5;
/** Maximum number of search results. The result for a common word is long, but exact matches are near its start. */
const MAX_HITS = 100;

const MEANINGS: Readonly<Record<number, string>> = {
  401: 'The company register refuses the user name or the password.',
  403: 'The company register refuses this account.',
  429: 'The company register gets too many requests.',
};

/**
 * Opens the Swiss central business name index (Zefix) through its public REST service: searches by name, and then reads
 * the record of each company number found.
 * Source: https://www.zefix.admin.ch/ZefixPublicREST/
 */
export function zefixRegister({ url, user, password }: RegisterAccount): CompanyRegister {
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  const call = limitedFetch(MAX_ANSWER_BYTES, SILENCE_MS);

  const ask = async (path: string, init: RequestInit, signal: AbortSignal | undefined) => {
    const limit = timeLimit(CALL_MS);
    const answer = await call(`${url}/api/v1/company/${path}`, {
      ...init,
      headers: { authorization, accept: 'application/json', 'content-type': 'application/json' },
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    }).catch(asUnavailable(signal));
    // The service responds with 404 if no company matches.
    if (answer.status === 404) return '[]';
    if (!answer.ok)
      throw new RegisterUnavailable(
        MEANINGS[answer.status] ?? `The company register answered ${answer.status}.`,
      );
    return answer.text().catch(asUnavailable(signal));
  };

  return {
    name: 'Zefix',
    async find(companyName, signal) {
      const key = foldCompanyName(companyName);
      if (key.length < MIN_NAME_LENGTH) return [];
      const query = { name: withoutForm(companyName, key), activeOnly: false, maxEntries: MAX_HITS };
      const hits = known(
        readHits(await ask('search', { method: 'POST', body: JSON.stringify(query) }, signal)),
      ).filter(({ legal_name }) => foldCompanyName(legal_name) === key);
      const numbers = [...new Set(hits.map(({ uid }) => uid))];
      if (numbers.length > MAX_RECORDS) return [];
      const records = [];
      for (const uid of numbers)
        records.push(...known(readRecords(await ask(`uid/${uid.replaceAll(/[-.]/g, '')}`, {}, signal))));
      // A branch has the same number as its company, so only records with the searched name are returned.
      return records.filter(({ legal_name }) => foldCompanyName(legal_name) === key);
    },
  };
}

/**
 * Removes the legal form and wildcards from a name, because the service searches for names that begin with the text.
 */
function withoutForm(companyName: string, key: string): string {
  const words = companyName.replaceAll('*', ' ').trim().split(/\s+/);
  while (words.length > 1 && foldCompanyName(words.slice(0, -1).join(' ')) === key) words.pop();
  return words.join(' ').replace(/[,;]$/, '');
}

function known<T>(list: T[] | null): T[] {
  if (list === null) throw new RegisterUnavailable('The answer of the company register cannot be read.');
  return list;
}

function asUnavailable(signal: AbortSignal | undefined) {
  return (error: unknown): never => {
    if (signal?.aborted) throw error;
    throw new RegisterUnavailable('The company register cannot be reached, or did not answer in time.');
  };
}
