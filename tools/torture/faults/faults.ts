import { PERMISSIONS } from '@vaglio/access-control';
import type { LightMyRequestResponse } from 'fastify';
import { signAccessToken } from '../../../apps/api/src/identity/sign-in/tokens/access-token';
import { testApp } from '../../../apps/api/src/testing/test-app';
import { deltaOf, isEmpty, rowSnapshots, type RowDelta } from '../row-snapshot';
import type { Trial, TrialContext } from '../trial';
import { ACCOUNT_OPERATIONS } from './account-operations';
import { faultyClients, FAULTS, type Fault } from './client-faults';
import { injected, type World, type WriteOperation } from './operation';
import { RULE_OPERATIONS } from './rule-operations';
import { STARTUP_OPERATIONS } from './startup-operations';
import { WEBHOOK_OPERATIONS } from './webhook-operations';
import { WORK_OPERATIONS } from './work-operations';

const OPERATIONS: readonly WriteOperation[] = [
  ...STARTUP_OPERATIONS,
  ...RULE_OPERATIONS,
  ...ACCOUNT_OPERATIONS,
  ...WORK_OPERATIONS,
  ...WEBHOOK_OPERATIONS,
];
/** Maximum number of queries per operation, to stop an operation that never completes. */
const MAX_CALLS = 200;
const SHORT_OPERATIONS = 5;
/** Time limit of the short form, in milliseconds. The operation that runs at this time is completed. */
const SHORT_MS = 4_000;

/**
 * Trial in which the n-th database query of each write fails, for every n. Each write must be atomic together with its
 * audit event, and a retry must succeed.
 */
export const faults: Trial = { name: 'faults', run };

type Bench = {
  world: World;
  clients: ReturnType<typeof faultyClients>;
  snapshot: Awaited<ReturnType<typeof rowSnapshots>>;
};

async function run({ random, report, isShort }: TrialContext): Promise<void> {
  // The client must be patched before the first connection, because a connection keeps a reference to its functions.
  const clients = faultyClients();
  const world: World = { ...(await testApp()), adminToken: '' };
  try {
    const bench = { world, clients, snapshot: await rowSnapshots(world.pool) };
    await setSync(world, 'off');
    const end = isShort ? Date.now() + SHORT_MS : Infinity;
    const chosen = isShort
      ? Array.from({ length: SHORT_OPERATIONS }, () => random.pick(OPERATIONS))
      : OPERATIONS;
    for (const operation of chosen) {
      if (Date.now() > end) break;
      world.adminToken = await adminToken(world);
      let failures = 0;
      const problems: string[] = [];
      for (const fault of isShort ? [random.pick(FAULTS)] : FAULTS) {
        const { calls, found } = await failEach(bench, operation, fault);
        failures += calls;
        problems.push(...found);
      }
      const name = [operation.operationId, operation.of].filter(Boolean).join(', ');
      report.check(`${name}: all or nothing at each of ${failures} failing database calls`, problems);
    }
    if (!isShort) report.note(`not tried: ${untried().join(', ')}`);
  } finally {
    clients.restore();
    await setSync(world, 'on');
    await world.close();
  }
}

/** Returns a new token of an administrator, because the trial takes longer than a token is valid. */
function adminToken({ person, deps }: World): Promise<string> {
  const { userId, sessionId } = person('admin');
  const authTime = Math.floor(Date.now() / 1000);
  const claims = { sub: userId, sid: sessionId, role: 'admin' as const, scopes: [], authTime };
  return signAccessToken(claims, deps.keys.token, Date.now());
}

/** Sets synchronous_commit. This trial does not need it, and it slows down the dozen commits of each attempt. */
async function setSync({ pool }: World, value: 'on' | 'off'): Promise<void> {
  await pool.query(`alter system set synchronous_commit = ${value}`);
  await pool.query('select pg_reload_conf()');
}

/** Returns the operations that change data and are missing from `OPERATIONS`. */
function untried(): string[] {
  const tried = new Set<string>(OPERATIONS.map(({ operationId }) => operationId));
  return PERMISSIONS.filter(({ method, operationId }) => method !== 'GET' && !tried.has(operationId)).map(
    ({ operationId }) => operationId,
  );
}

async function failEach(
  bench: Bench,
  operation: WriteOperation,
  fault: Fault,
): Promise<{ calls: number; found: string[] }> {
  const found: string[] = [];
  await tryOnce(bench, operation, null); // the first request may fill caches that later requests use
  const usual = await tryOnce(bench, operation, null);
  if (usual.answer.statusCode >= 300) return { calls: 0, found: [`without a fault: ${said(usual.answer)}`] };
  for (let at = 1; at <= MAX_CALLS; at += 1) {
    const { isHit, answer, delta, repeat, repeated } = await tryOnce(bench, operation, { fault, at });
    if (!isHit) return { calls: at - 1, found };
    const place = `${fault} at call ${at}`;
    const isDone = same(delta, usual.delta);
    if (!isDone && !isEmpty(delta))
      found.push(`${place}: half done, ${JSON.stringify(delta)}, whole is ${JSON.stringify(usual.delta)}`);
    if (answer.statusCode >= 300 && answer.statusCode !== 503) found.push(`${place}: ${said(answer)}`);
    if (answer.statusCode < 300 && !isDone)
      found.push(`${place}: says ${answer.statusCode}, did ${JSON.stringify(delta)}`);
    if (isEmpty(delta) && repeat && (repeat.statusCode >= 300 || !same(repeated, usual.delta)))
      found.push(`${place}: the repeat says ${said(repeat)} and did ${JSON.stringify(repeated)}`);
    if (repeat && repeat.statusCode >= 500) found.push(`${place}: the repeat says ${said(repeat)}`);
  }
  return { calls: MAX_CALLS, found: [...found, `${fault}: more than ${MAX_CALLS} database calls`] };
}

const said = ({ statusCode, body }: LightMyRequestResponse) => `${statusCode} ${body.slice(0, 200)}`;
const same = (one: RowDelta, other: RowDelta) => JSON.stringify(one) === JSON.stringify(other);

type Try = {
  isHit: boolean;
  answer: LightMyRequestResponse;
  delta: RowDelta;
  repeat: LightMyRequestResponse | null;
  repeated: RowDelta;
};

async function tryOnce(
  { world, clients, snapshot }: Bench,
  { prepare }: WriteOperation,
  plan: { fault: Fault; at: number } | null,
): Promise<Try> {
  const call = await prepare(world);
  const before = await snapshot();
  if (plan) clients.arm(plan.fault, plan.at);
  const answer = await injected(world, call);
  const isHit = clients.disarm();
  const after = await snapshot();
  const repeat = isHit ? await injected(world, call) : null;
  const repeated = repeat ? deltaOf(after, await snapshot()) : {};
  return { isHit, answer, delta: deltaOf(before, after), repeat, repeated };
}
