import fc from 'fast-check';
import { asc, sql } from 'drizzle-orm';
import { connect, type Database } from '../db/open-database';
import { testDatabase } from '../../testing/test-database';
import { claimNext } from './claim-next';
import { endLease, releaseUnstarted, retryLater } from './end-lease';
import { sendHeartbeat } from './heartbeat';
import type { Held } from './lease';
import {
  createProbes,
  LEASE_SECONDS,
  moveClock,
  probeLease,
  probeResults,
  probes,
  storeProbes,
} from './probe.fixture';

const WORKERS = 3;
const ROWS = 4;
const STEP = ['claim', 'finish', 'fail', 'releaseUnstarted', 'heartbeat', 'crash', 'nothing'] as const;
/** Clock change, followed by concurrent steps of all workers. */
type Round = { clock: number; steps: (typeof STEP)[number][] };
/** Claim of a step, and whether the database accepted the step. */
type Outcome = { step: (typeof STEP)[number]; held: Held; isAccepted: boolean };

const rounds: fc.Arbitrary<Round[]> = fc.array(
  fc.record({
    // No sum of these values equals a lease duration, so the few seconds of a test run make no difference.
    clock: fc.constantFrom(0, 0, 30_000, 60_000, -30_000, LEASE_SECONDS + 20_000),
    steps: fc.array(fc.constantFrom(...STEP), { minLength: WORKERS, maxLength: WORKERS }),
  }),
  { minLength: 1, maxLength: 14 },
);

let database: Database;
let workers: Database[];
beforeAll(async () => {
  database = await testDatabase();
  await createProbes(database.db);
  workers = await Promise.all(Array.from({ length: WORKERS }, () => connect(database.url, console)));
});
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.close()));
  await database.close();
});

/** Ends the claim and stores the result in one transaction if the claim is still valid. */
function finish({ db }: Database, held: Held): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isAccepted = await endLease(tx, probeLease, held, { done_at: sql`now()` });
    if (isAccepted) await tx.insert(probeResults).values({ probe_id: held.id, epoch: held.epoch });
    return isAccepted;
  });
}

async function attempt(
  worker: Database,
  step: Outcome['step'],
  held: (Held & { attempts: number }) | null,
): Promise<{ outcome: Outcome | null; next: typeof held }> {
  if (!held) {
    if (step !== 'claim') return { outcome: null, next: null };
    const next = (await claimNext(worker.db, probeLease, { owner: 'a worker' })) ?? null;
    return { outcome: next && { step, held: next, isAccepted: true }, next };
  }
  if (step === 'claim' || step === 'nothing') return { outcome: null, next: held };
  if (step === 'crash') return { outcome: null, next: null };
  const act = {
    finish: () => finish(worker, held),
    fail: () => retryLater(worker.db, probeLease, held, { firstSeconds: 10_000, maxSeconds: 40_000 }),
    releaseUnstarted: () => releaseUnstarted(worker.db, probeLease, held),
    heartbeat: () => sendHeartbeat(worker.db, probeLease, held),
  }[step];
  const isAccepted = await act();
  return { outcome: { step, held, isAccepted }, next: step === 'heartbeat' && isAccepted ? held : null };
}

/** Tracks the expected lease of each row, to verify the responses of the database. */
function expectedLeases() {
  const leases = new Map<number, { epoch: number; expiresAt: number | null }>();
  return {
    /** Checks one round. Its steps ran concurrently in an order that the test cannot observe. */
    check(outcomes: readonly Outcome[], now: number): void {
      const claims = outcomes.filter(({ step }) => step === 'claim');
      const others = outcomes.filter(({ step }) => step !== 'claim');
      for (const { step, held, isAccepted } of others) {
        const lease = leases.get(held.id);
        const isNewest = lease?.epoch === held.epoch && lease.expiresAt !== null;
        const isTakenNow = claims.some((claim) => claim.held.id === held.id);
        if (!isTakenNow) expect({ step, isAccepted }).toEqual({ step, isAccepted: isNewest });
        else if (isAccepted) expect({ step, isNewest }).toEqual({ step: 'releaseUnstarted', isNewest: true });
        if (isAccepted)
          leases.set(held.id, {
            epoch: held.epoch,
            expiresAt: step === 'heartbeat' ? now + LEASE_SECONDS : null,
          });
      }
      for (const { held } of claims) {
        const lease = leases.get(held.id) ?? { epoch: 0, expiresAt: null };
        const isFree = lease.expiresAt === null || lease.expiresAt <= now;
        expect({ isFree, epoch: held.epoch }).toEqual({ isFree: true, epoch: lease.epoch + 1 });
        leases.set(held.id, { epoch: held.epoch, expiresAt: now + LEASE_SECONDS });
      }
    },
  };
}

test('a work item never has two holders and is never lost', async () => {
  await fc.assert(
    fc.asyncProperty(rounds, async (script) => {
      await storeProbes(database.db, ROWS);
      const expected = expectedLeases();
      const held: Parameters<typeof attempt>[2][] = workers.map(() => null);
      let now = 0;
      for (const { clock, steps } of script) {
        await moveClock(database.db, clock);
        now += clock;
        const done = await Promise.all(
          workers.map((worker, index) => attempt(worker, steps[index] ?? 'nothing', held[index] ?? null)),
        );
        done.forEach(({ next }, index) => {
          held[index] = next;
        });
        expected.check(
          done.flatMap(({ outcome }) => outcome ?? []),
          now,
        );
      }
      await finishAll();
      await expectEachOnce();
    }),
    { numRuns: 40 },
  );
});

/** Claims and finishes all rows with a new worker, after all leases have expired. */
async function finishAll(): Promise<void> {
  for (;;) {
    await moveClock(database.db, 10 * LEASE_SECONDS);
    const held = await claimNext(database.db, probeLease, { owner: 'an heir' });
    if (!held) return;
    expect(await finish(database, held)).toBe(true);
  }
}

/** Expects that every row is finished and has exactly one result, from its latest epoch. */
async function expectEachOnce(): Promise<void> {
  const rows = await database.db.select().from(probes).orderBy(asc(probes.id));
  const results = await database.db.select().from(probeResults).orderBy(asc(probeResults.probe_id));
  expect(rows.filter(({ done_at }) => done_at !== null)).toHaveLength(ROWS);
  expect(results).toEqual(rows.map(({ id, epoch }) => ({ probe_id: id, epoch })));
}
