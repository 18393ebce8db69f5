import { availableParallelism } from 'node:os';
import { PERMISSIONS, type OperationId } from '@vaglio/access-control';
import { isStreamed } from '../streaming/send-stream';
import type { WorkLimits } from './work-limiter';

/**
 * Maximum number of concurrent password hashes. libuv has four threads, so one remains free to verify the tokens of
 * signed-in people.
 */
export const MAX_HASHES_AT_ONCE = 3;
/** Number of concurrent password hashes. Each hash occupies one core, and half of the cores remain free. */
export const HASHES_AT_ONCE = Math.max(
  1,
  Math.min(MAX_HASHES_AT_ONCE, Math.floor(availableParallelism() / 2)),
);

/** Kinds of work. Each kind has its own slots and its own queue, so that a flood of one kind never blocks another. */
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
 * Limits per kind of work. Together they use fewer connections than the pool has, so that background workers have
 * connections too. The short query that identifies the caller runs before a slot is taken and is not limited.
 */
export const WORK_LIMITS: Readonly<Record<WorkKind, WorkLimits>> = {
  read: { atOnce: 6, waiting: 500 },
  /** Each stream occupies a database connection until the client has read it completely. */
  stream: {
    atOnce: 3,
    waiting: 250,
    refusal: 'Too many long lists are being read right now. Please try again.',
  },
  write: { atOnce: 6, waiting: 300 },
  /** Long tasks that mostly run outside the database (models, feeds) or one after another. */
  batch: { atOnce: 3, waiting: 50 },
  /** Each preview ranks all startups several times. Concurrent previews would only slow down the lists. */
  preview: { atOnce: 1, waiting: 12, refusal: 'Too many previews wait. Please try again.' },
  /** One more than the number of concurrent hashes, so that the next sign-in can start immediately. */
  'sign-in': { atOnce: HASHES_AT_ONCE + 1, waiting: 250, refusal: TOO_MANY_SIGN_INS },
  /** These requests mostly wait for the sign-in provider. A slow provider must not delay other sign-ins. */
  provider: { atOnce: 2, waiting: 100, refusal: TOO_MANY_SIGN_INS },
  /** Public requests of all other kinds that query the database. */
  public: { atOnce: 4, waiting: 500 },
};

/** Limits for look-ups of unknown API tokens, so that made-up tokens do not fill other queues. */
export const UNKNOWN_TOKENS: WorkLimits = { atOnce: 2, waiting: 100 };

/**
 * Operations whose kind of work cannot be derived from the method and the permission; null for operations without a
 * limit.
 */
const OTHER_KINDS: Partial<Record<OperationId, WorkKind | null>> = {
  readConfig: null,
  readHealth: null,
  readReadiness: null,
  readMetrics: null,
  readApiDocument: null,
  readApiReference: null,
  readWebApp: null,
  streamNotifications: null, // the connection remains open; a session has at most three
  readUser: null, // a single short query
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
  readShortlist: 'stream', // up to fifty startup dossiers
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
  testModelConnection: 'batch',
  testModelSettings: 'batch',
  testMailSettings: 'batch',
  downloadBackup: 'batch',
};
const BY_OPERATION = new Map(Object.entries(OTHER_KINDS));
const PUBLIC: ReadonlySet<string> = new Set(
  PERMISSIONS.filter(({ allow }) => allow === 'public').map(({ operationId }) => operationId),
);

/**
 * Returns the kind of work of a request.
 * @param operation operation id of the route; undefined for a route that a plugin adds
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
