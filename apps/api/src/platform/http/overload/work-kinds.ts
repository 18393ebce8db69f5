import { PERMISSIONS, type OperationId } from '@vaglio/access-control';
import { HASHES_AT_ONCE } from './hash-limits';
import { isStreamed } from '../streaming/send-stream';
import type { QueueLimits } from './turn-queue';

/** Work of one kind has places and a queue of its own, so that a flood of one kind never starves another. */
export type WorkKind =
  | 'read'
  | 'stream'
  | 'write'
  | 'row'
  | 'batch'
  | 'simulation'
  | 'session'
  | 'renewal'
  | 'sign-in'
  | 'provider'
  | 'public';

const SECOND_MS = 1_000;
const BUSY = 'The server is busy. Please try again in a moment.';

type WorkLimits = QueueLimits & { refusal: string };

/**
 * By kind. Their connections together are fewer than those of the pool: a request that has its place never waits long
 * for one, and the workers have theirs. The queues have room for bursts of some hundred calls, and no wait
 * is so long that wait and work together reach the 35 s after which the HTTP server closes a silent connection.
 */
export const WORK_LIMITS: Readonly<Record<WorkKind, WorkLimits>> = {
  read: { atOnce: 6, waiting: 500, waitMs: 10 * SECOND_MS, refusal: BUSY },
  /** Each holds its connection for as long as it is read, or while a whole document is. */
  stream: {
    atOnce: 3,
    waiting: 250,
    waitMs: 15 * SECOND_MS,
    refusal: 'Too many long lists are being read right now. Please try again.',
  },
  write: { atOnce: 6, waiting: 300, waitMs: 10 * SECOND_MS, refusal: BUSY },
  /** One raw startup a call, in a transaction of its own: a program that sends many does not delay people's changes. */
  row: { atOnce: 4, waiting: 300, waitMs: 10 * SECOND_MS, refusal: BUSY },
  /** Long, mostly outside the database: models, feeds, or one after the other anyway. */
  batch: { atOnce: 3, waiting: 50, waitMs: 15 * SECOND_MS, refusal: BUSY },
  /** Each numbers all startups several times: a second one at once would only slow down the lists. */
  simulation: {
    atOnce: 1,
    waiting: 12,
    waitMs: 25 * SECOND_MS,
    refusal: 'Too many previews wait. Please try again.',
  },
  /** Of people who are signed in already: they come before those who sign in. */
  session: { atOnce: 2, waiting: 500, waitMs: 10 * SECOND_MS, refusal: BUSY },
  /** Of cookies that are judged in the database, so that strangers wait here too. */
  renewal: { atOnce: 2, waiting: 500, waitMs: 10 * SECOND_MS, refusal: BUSY },
  /** One more than hash at once, so that the next one is ready. */
  'sign-in': {
    atOnce: HASHES_AT_ONCE + 1,
    waiting: 250,
    waitMs: 15 * SECOND_MS,
    refusal: 'Too many people sign in right now. Please try again.',
  },
  /** They wait for the provider more than for the database: a slow one keeps nobody else from signing in. */
  provider: {
    atOnce: 2,
    waiting: 100,
    waitMs: 10 * SECOND_MS,
    refusal: 'Too many people sign in right now. Please try again.',
  },
  /** Everything else that is open to everybody and asks the database. */
  public: { atOnce: 2, waiting: 200, waitMs: 10 * SECOND_MS, refusal: BUSY },
};

/** API tokens that were not seen before are looked up here: a caller who invents some fills no other queue. */
export const UNKNOWN_TOKENS: WorkLimits = { atOnce: 2, waiting: 100, waitMs: 5 * SECOND_MS, refusal: BUSY };

/** Operations whose kind is not that of their method or, where everybody may call them, `public`; null: costs nothing, and is answered whatever else goes on. */
const OTHER_KINDS: Partial<Record<OperationId, WorkKind | null>> = {
  readConfig: null,
  readHealth: null,
  readReadiness: null,
  readMetrics: null,
  readApiDocument: null,
  readApiReference: null,
  readWebApp: null,
  streamNotifications: null, // stays open; a session has three at most
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
  refresh: 'renewal',
  logout: 'renewal',
  readUser: 'session',
  exportRaw: 'stream',
  exportCurated: 'stream',
  exportInvestments: 'stream',
  exportOwnData: 'stream',
  exportPersonData: 'stream',
  readShortlist: 'stream', // up to fifty dossiers
  importRaw: 'row',
  simulateScore: 'simulation',
  listScoreDifference: 'simulation',
  runExtraction: 'batch',
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
 * The kind of a request.
 * @param operation of its route; undefined for a route of a plugin
 * @param query as it came, not yet validated
 * @returns null for what needs no place
 */
export function kindOf(operation: string | undefined, method: string, query: unknown): WorkKind | null {
  if (operation === undefined) return null;
  const other = BY_OPERATION.get(operation);
  if (other !== undefined) return other;
  if (PUBLIC.has(operation)) return 'public';
  if (method !== 'GET' && method !== 'HEAD') return 'write';
  return isStreamed(Object(query)) ? 'stream' : 'read';
}
