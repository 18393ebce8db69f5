import { readWindow, roomIn } from './context-window';
import type { Dialect } from '../../platform/db/schema/model-dialects.table';
import { isAboutAccount } from './status-meaning';

/** What is tried first: what most servers take. */
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

/** A request that the server refused for its form, before any work. */
export interface FormRefusal {
  readonly status: number;
  /** Everything the server said about it, as text. */
  readonly said: string;
  /** Length of the messages of the request. */
  readonly characters: number;
}

type Step = (dialect: Dialect, said: string) => Partial<Dialect> | null;

const mentions = (pattern: RegExp, change: (dialect: Dialect) => Partial<Dialect> | null): Step => {
  return (dialect, said) => (pattern.test(said) ? change(dialect) : null);
};

const SYSTEM_ROLE = /role.{0,60}system/iu;
const SYSTEM_TEXT = /(?:system|developer)\b.{0,40}\b(?:role|message|instruction|prompt)/iu;
const SYSTEM_MESSAGE = new RegExp(`${SYSTEM_TEXT.source}|${SYSTEM_ROLE.source}`, 'iu');

/** What a refusal says, the most specific first. A step that would change nothing does not apply. */
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

/** Statuses with which servers refuse a form; 404 is a model or an address that does not exist. */
const FORM_STATUSES = new Set([400, 415, 422, 501]);

/**
 * The dialect to try after a refusal; null when the refusal is not about the form, or nothing is left to change. A
 * refusal that names nothing is taken to be about the format of the answer, which most servers differ in. Every step
 * leads away from {@link FIRST_DIALECT}, so that the tries end.
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

/** An answer shorter than this is worth no call. */
const LEAST_ROOM = 256;

function weakerFormat({ format }: Dialect): Partial<Dialect> | null {
  if (format === 'words') return null;
  return { format: format === 'schema' ? 'object' : 'words' };
}

const TOO_LONG = /context[ _](?:length|size|window)/iu;
const FILTERED = /content[ _](?:filter|management|policy)/iu;

/** Refusals that another form of the same request would meet again. */
const isAboutContent = (said: string): boolean =>
  TOO_LONG.test(said) ||
  FILTERED.test(said) ||
  isAboutAccount(said) ||
  /insufficient|quota|billing/iu.test(said);
