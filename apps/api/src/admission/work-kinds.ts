import type { OperationId } from '@vaglio/access-control';
import { HASHES_AT_ONCE } from '../auth/hash-limits';
import { isStreamed } from '../lists/send-stream';
import type { QueueLimits } from './turn-queue';

/** Work of one kind has places and a queue of its own, so that a flood of one kind never starves another. */
export type WorkKind = 'read' | 'stream' | 'write' | 'batch' | 'simulation' | 'session' | 'sign-in';

const SECOND_MS = 1_000;
const BUSY = 'The server is busy. Please try again in a moment.';

/**
 * By kind. The places together are fewer than the connections of the pool: a request that has its place never waits long
 * for one, and the workers have theirs. The queues have room for bursts of some hundred calls, and no wait
 * is so long that wait and work together reach the 35 s after which the HTTP server closes a silent connection.
 */
export const WORK_LIMITS: Readonly<Record<WorkKind, QueueLimits & { refusal: string }>> = {
  read: { atOnce: 6, waiting: 500, waitMs: 10 * SECOND_MS, refusal: BUSY },
  /** Each holds its connection for as long as it is read. */
  stream: {
    atOnce: 3,
    waiting: 250,
    waitMs: 15 * SECOND_MS,
    refusal: 'Too many long lists are being read right now. Please try again.',
  },
  write: { atOnce: 5, waiting: 300, waitMs: 10 * SECOND_MS, refusal: BUSY },
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
  /** One more than hash at once, so that the next one is ready. */
  'sign-in': {
    atOnce: HASHES_AT_ONCE + 1,
    waiting: 250,
    waitMs: 15 * SECOND_MS,
    refusal: 'Too many people sign in right now. Please try again.',
  },
};

/** Operations whose kind is not that of their method; null: costs nothing, and is answered whatever else goes on. */
const OTHER_KINDS: Partial<Record<OperationId, WorkKind | null>> = {
  readConfig: null,
  readHealth: null,
  readReadiness: null,
  readMetrics: null,
  readApiDocument: null,
  readApiReference: null,
  readWebApp: null,
  login: 'sign-in',
  changePassword: 'sign-in',
  changeOwnPassword: 'sign-in',
  refresh: 'session',
  logout: 'session',
  readUser: 'session',
  exportRaw: 'stream',
  exportCurated: 'stream',
  exportInvestments: 'stream',
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
  if (method !== 'GET' && method !== 'HEAD') return 'write';
  return isStreamed(Object(query)) ? 'stream' : 'read';
}
