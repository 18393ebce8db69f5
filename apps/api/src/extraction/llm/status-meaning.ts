import type { FailureCause } from './failure-cause';

/** Meaning of an error response for the person who runs an extraction. */
export interface Meaning {
  readonly cause: FailureCause;
  readonly words: string;
  /**
   * True if the server's message is shown too. Messages about keys are not shown, because they may contain parts of the
   * key.
   */
  readonly isQuoted?: boolean;
}

const KEY: Meaning = { cause: 'key', words: 'The model server refuses the key.' };
const CREDIT: Meaning = { cause: 'credit', words: 'The account at the model server has no credit left.' };
const MODEL: Meaning = {
  cause: 'model',
  words: 'The model server does not know this model or address.',
  isQuoted: true,
};

const BY_STATUS: Readonly<Record<number, Meaning>> = {
  401: KEY,
  402: CREDIT,
  403: { cause: 'permission', words: 'The key may not use this model.' },
  404: MODEL,
  408: { cause: 'timeout', words: 'The model server waited too long for the request.' },
  413: { cause: 'request', words: 'The request is too large for the model server.', isQuoted: true },
  429: { cause: 'busy', words: 'The model server gets too many requests, or the account is at its limit.' },
  503: { cause: 'busy', words: 'The model is still loading, or the server is busy.' },
};

const API_KEY = 'api[ _-]?key';
const NO_KEY = new RegExp(
  String.raw`\b(?:invalid|incorrect|missing|wrong)[\w ]{0,20}${API_KEY}|${API_KEY}[\w ]{0,20}(?:not valid|invalid)`,
  'iu',
);
const NO_CREDIT = /insufficient[_ ](?:quota|balance|credit|funds)|exceeded your current quota/iu;
const NAMED_MODEL = String.raw`\bmodel\b.{0,100}\b(?:does not exist|not found)\b`;
const NO_MODEL = new RegExp(
  String.raw`model_not_found|invalid[_ ]model|(?:unknown|no such) model|${NAMED_MODEL}`,
  'iu',
);

/**
 * Returns whether an error message concerns the key, the account or the model name, whatever the status. The server
 * would also reject other forms of the request.
 */
export const isAboutAccount = (said: string): boolean =>
  NO_KEY.test(said) || NO_CREDIT.test(said) || NO_MODEL.test(said);

/**
 * Returns the meaning of an error response from its status and message. Some servers report a missing credit, key or
 * model with the status of another problem.
 * @returns null for a status without a specific meaning
 */
export function meaningOf(status: number, said: string): Meaning | null {
  if (status === 429 && NO_CREDIT.test(said)) return CREDIT;
  if (status === 400 || status === 422) {
    if (NO_KEY.test(said)) return KEY;
    if (NO_CREDIT.test(said)) return CREDIT;
    if (NO_MODEL.test(said)) return MODEL;
  }
  return BY_STATUS[status] ?? null;
}
