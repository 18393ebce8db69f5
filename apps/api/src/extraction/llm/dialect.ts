import { readWindow, roomIn } from './context-window';
import type { Dialect } from '../../platform/db/schema/model-dialects.table';
import { isAboutAccount } from './status-meaning';

/** Dialect of the first request to a model. Most servers accept it. */
export const FIRST_DIALECT: Dialect = {
  format: 'schema',
  limit: 'max_tokens',
  temperature: true,
  topP: true,
  countsTokens: true,
  streams: true,
  instructs: 'system',
  outputLimit: null,
  window: null,
};

/** Response of a server that rejected the form of a request before doing any work. */
export interface FormRefusal {
  readonly status: number;
  /** Complete error message of the server. */
  readonly said: string;
  /** Number of characters in the messages of the request. */
  readonly characters: number;
}

type Step = (dialect: Dialect, said: string) => Partial<Dialect> | null;

const mentions = (pattern: RegExp, change: (dialect: Dialect) => Partial<Dialect> | null): Step => {
  return (dialect, said) => (pattern.test(said) ? change(dialect) : null);
};

const SYSTEM_ROLE = /role.{0,60}system/iu;
const SYSTEM_TEXT = /(?:system|developer)\b.{0,40}\b(?:role|message|instruction|prompt)/iu;
const SYSTEM_MESSAGE = new RegExp(`${SYSTEM_TEXT.source}|${SYSTEM_ROLE.source}`, 'iu');

/** Changes of the dialect, selected by the error message, most specific first. Changes without effect are skipped. */
const STEPS: readonly Step[] = [
  (dialect, said) => {
    const most = Number(
      /(?:at most|maximum(?: value)? (?:of|is)|<=|less than or equal to) (\d{2,7})/iu.exec(said)?.[1],
    );
    const isAboutLimit = /max_(?:completion_)?tokens|completion tokens|output tokens/iu.test(said);
    return isAboutLimit && most > 0 && dialect.outputLimit !== most ? { outputLimit: most } : null;
  },
  mentions(/max_completion_tokens/u, ({ limit }) =>
    limit === 'max_completion_tokens' ? { limit: 'none' } : { limit: 'max_completion_tokens' },
  ),
  mentions(/\bmax_tokens\b/u, ({ limit }) =>
    limit === 'max_tokens' ? { limit: 'max_completion_tokens' } : null,
  ),
  mentions(/temperature/iu, ({ temperature }) => (temperature ? { temperature: false } : null)),
  mentions(/top[_ ]?p\b/iu, ({ topP }) => (topP ? { topP: false } : null)),
  mentions(/stream_options|include_usage/u, ({ countsTokens }) =>
    countsTokens ? { countsTokens: false } : null,
  ),
  mentions(/response_format|json_schema|schema|grammar|guided|structured/iu, weakerFormat),
  mentions(/\bstream(?:ing)?\b/iu, ({ streams }) => (streams ? { streams: false } : null)),
  mentions(SYSTEM_MESSAGE, (dialect) => (dialect.instructs === 'system' ? { instructs: 'user' } : null)),
];

/** HTTP statuses for a rejected form. 404 is not included, because it means an unknown model or path. */
const FORM_STATUSES = new Set([400, 415, 422, 501]);

/**
 * Returns the next dialect after a server rejected a request. Returns null if the message does not concern the form, or
 * nothing is left to change. An error without details is attributed to the response format, in which servers differ
 * most. Every step moves away from {@link FIRST_DIALECT}, so the number of attempts is limited.
 */
export function nextDialect(dialect: Dialect, { status, said, characters }: FormRefusal): Dialect | null {
  if (!FORM_STATUSES.has(status)) return null;
  const window = readWindow(said, characters, dialect.window);
  if (window !== null) return roomIn(window, characters) < LEAST_ROOM ? null : { ...dialect, window };
  if (isAboutContent(said)) return null;
  for (const step of STEPS) {
    const change = step(dialect, said);
    if (change !== null) return { ...dialect, ...change };
  }
  const weaker = weakerFormat(dialect);
  return weaker === null ? null : { ...dialect, ...weaker };
}

/** Minimum number of tokens for a useful response. */
const LEAST_ROOM = 256;

function weakerFormat({ format }: Dialect): Partial<Dialect> | null {
  if (format === 'words') return null;
  return { format: format === 'schema' ? 'object' : 'words' };
}

const TOO_LONG = /context[ _](?:length|size|window)/iu;
const FILTERED = /content[ _](?:filter|management|policy)/iu;

/**
 * Returns whether the server would reject every form of the request, because the content or the account is the problem.
 */
const isAboutContent = (said: string): boolean =>
  TOO_LONG.test(said) ||
  FILTERED.test(said) ||
  isAboutAccount(said) ||
  /insufficient|quota|billing/iu.test(said);
