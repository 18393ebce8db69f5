import { availableParallelism } from 'node:os';
import { PERMISSIONS, type OperationId } from '@vaglio/access-control';
import { isStreamed } from '../streaming/send-stream';
import type { WorkLimits } from './work-limiter';

/** Threads of libuv, which also verify tokens: one thread always stays free for people who are signed in. */
export const MAX_HASHES_AT_ONCE = 3;
/** One hash keeps one core busy: half of the cores stay free for everything else. */
export const HASHES_AT_ONCE = Math.max(
  1,
  Math.min(MAX_HASHES_AT_ONCE, Math.floor(availableParallelism() / 2)),
);

/** Work of one kind has places and a queue of its own, so that a flood of one kind never starves another. */
export const WORK_KINDS = [
  'read',
  'stream',
  'write',
  'batch',
  'preview',
  'sign-in',
  'provider',
  'public',
] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

const TOO_MANY_SIGN_INS = 'Too many people sign in right now. Please try again.';

/**
 * Limits by kind. Together all kinds take fewer connections than the pool has, so that workers have theirs. The query that
 * identifies the caller comes before the place and outside of these limits: it is short, and takes what the pool has left.
 */
export const WORK_LIMITS: Readonly<Record<WorkKind, WorkLimits>> = {
  read: { atOnce: 6, waiting: 500 },
  /** Each holds its connection until its reader has everything. */
  stream: {
    atOnce: 3,
    waiting: 250,
    refusal: 'Too many long lists are being read right now. Please try again.',
  },
  write: { atOnce: 6, waiting: 300 },
  /** Long, mostly outside the database: models, feeds, or one after the other anyway. */
  batch: { atOnce: 3, waiting: 50 },
  /** Each numbers all startups several times: a second preview at once would only slow down the lists. */
  preview: { atOnce: 1, waiting: 12, refusal: 'Too many previews wait. Please try again.' },
  /** One more than hash at once, so that the next sign-in is ready. */
  'sign-in': { atOnce: HASHES_AT_ONCE + 1, waiting: 250, refusal: TOO_MANY_SIGN_INS },
  /** They wait for the provider more than for the database: a slow provider keeps nobody else from signing in. */
  provider: { atOnce: 2, waiting: 100, refusal: TOO_MANY_SIGN_INS },
  /** Everything else that is open to everybody and asks the database. */
  public: { atOnce: 4, waiting: 500 },
};

/** API tokens that were not seen before are looked up here: a caller who invents tokens fills no other queue. */
export const UNKNOWN_TOKENS: WorkLimits = { atOnce: 2, waiting: 100 };

/** Operations whose kind does not follow from their method or from being open to everybody; null for no limit. */
const OTHER_KINDS: Partial<Record<OperationId, WorkKind | null>> = {
  readConfig: null,
  readHealth: null,
  readReadiness: null,
  readMetrics: null,
  readApiDocument: null,
  readApiReference: null,
  readWebApp: null,
  streamNotifications: null, // stays open; a session has three at most
  readUser: null, // the own account costs one short query
  login: 'sign-in',
  loginByCode: 'sign-in',
  beginSetUpAtLogin: 'sign-in',
  loginByPasskey: 'sign-in',
  beginPasskeyAtLogin: 'sign-in',
  addPasskeyAtLogin: 'sign-in',
  beginProviderSignIn: 'provider',
  finishProviderSignIn: 'provider',
  beginProviderLink: 'provider',
  finishProviderLink: 'provider',
  signOutAtProvider: 'provider',
  endProviderSessions: 'provider',
  beginSecondFactor: 'sign-in',
  renewRecoveryCodes: 'sign-in',
  endSecondFactor: 'sign-in',
  beginPasskey: 'sign-in',
  endPasskey: 'sign-in',
  changePassword: 'sign-in',
  changeOwnPassword: 'sign-in',
  exportRaw: 'stream',
  exportCurated: 'stream',
  exportInvestments: 'stream',
  exportOwnData: 'stream',
  exportPersonData: 'stream',
  readShortlist: 'stream', // up to fifty dossiers
  simulateScore: 'preview',
  listScoreDifference: 'preview',
  runExtraction: 'batch',
  addArticle: 'batch',
  extractArticle: 'batch',
  testNewsSource: 'batch',
  discoverSources: 'batch',
  previewSource: 'batch',
  uploadImport: 'batch',
  runCuration: 'batch',
  auditCuration: 'batch',
};
const BY_OPERATION = new Map(Object.entries(OTHER_KINDS));
const PUBLIC: ReadonlySet<string> = new Set(
  PERMISSIONS.filter(({ allow }) => allow === 'public').map(({ operationId }) => operationId),
);

/**
 * Returns the kind of a request.
 * @param operation of its route; undefined for a route of a plugin
 * @returns null for a request without a limit
 */
export function kindOf(operation: string | undefined, method: string, query: unknown): WorkKind | null {
  if (operation === undefined) return null;
  const other = BY_OPERATION.get(operation);
  if (other !== undefined) return other;
  if (PUBLIC.has(operation)) return 'public';
  if (method !== 'GET' && method !== 'HEAD') return 'write';
  return isStreamed(Object(query)) ? 'stream' : 'read';
}
