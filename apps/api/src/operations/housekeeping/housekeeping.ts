import { pruneApiTokens } from '../../identity/api-tokens/api-tokens.queries';
import { pruneRateLimits } from '../../identity/sign-in/rate-limit/rate-limit';
import { pruneRegisterLookups } from '../../extraction/company-register/remembered-register';
import { purgeDeletions } from '../../startups/deletions/purge-deletions';
import { pruneChanges } from '../../screening/list/snapshot/prune-changes';
import type { Deps } from '../../platform/deps';
import { pruneIdempotentRequests } from '../../platform/http/idempotency/stored-answers';
import { resealConnections } from '../connections/reseal-connections';
import { pruneImports } from '../../imports/prune-imports';
import { startWorker, type Worker } from '../../platform/jobs/worker-loop';
import { pruneOutbox } from '../../platform/mail/outbox.queries';
import { pruneChallenges } from '../../identity/second-factor/passkeys/challenges';
import { sweep } from '../retention/sweep';
import { pruneViews } from '../../screening/views/prune-views';

const PRUNE_MS = 3_600_000;
const RETRY_MS = 60_000;

export type HousekeepingDeps = Pick<Deps, 'db' | 'keys' | 'now'> & { log: { warn: (text: string) => void } };

/**
 * Starts a worker that runs at the start and every hour. It removes old messages, counters, sessions, API tokens and
 * views, purges data deleted long ago, and reseals secrets with the current keys. Several processes may run it.
 */
export function startHousekeeping({ db, keys, now, log }: HousekeepingDeps): Worker {
  return startWorker({
    work: async (isStopped) => {
      await pruneOutbox(db);
      await pruneRateLimits(db, now());
      await sweep({ db, now, isStopped });
      await pruneChallenges(db, now());
      await pruneApiTokens(db, now());
      await purgeDeletions(db, now());
      await pruneViews(db, now());
      await pruneChanges(db);
      await pruneRegisterLookups(db);
      await pruneIdempotentRequests(db);
      await pruneImports(db, now());
      await resealConnections(db, keys);
    },
    pollMs: PRUNE_MS,
    retryMs: RETRY_MS,
    onFailure: (reason) => log.warn(`Old rows could not be removed: ${reason}`),
  });
}
