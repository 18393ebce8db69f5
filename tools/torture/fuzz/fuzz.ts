import { setTimeout as wait } from 'node:timers/promises';
import { auditProblems, chainProblems } from '../kills/aftermath';
import { watchHealth } from '../health-watch';
import { newCaller, type Answer, type Call } from '../http-call';
import { newInstallation, type Installation } from '../installation';
import { deltaOf, isEmpty, rowSnapshots } from '../row-snapshot';
import type { Trial, TrialContext } from '../trial';
import { fuzzCallers } from './callers';
import { readDocument, type ApiDocument } from './document';
import { newJudge, type Judge } from './judge';
import { newKnownIds } from './known-ids';
import { fuzzedCall } from './requests';

const STARTUPS = 40;
const AT_ONCE = 12;
/** Share of requests from callers without permission. These requests are sent first. */
const FORBIDDEN_SHARE = 0.2;
const SLOW_HEALTH_MS = 2_000;
/** Tables that may change although a request is refused, because refusals are logged. */
const WRITTEN_BY_REFUSALS = ['audit_events', 'audit_seals', 'audit_head'];

const FIRST_ACCOUNT = {
  email: 'first@torture.example',
  name: 'First',
  role: 'user',
  password: 'meadow-copper-sail-63',
};

/**
 * Trial that sends valid, nearly valid and hostile requests to every operation of the API document, with each role and
 * without an account.
 */
export const fuzz: Trial = { name: 'fuzz', run };

async function run(context: TrialContext): Promise<void> {
  const installation = await newInstallation(STARTUPS);
  try {
    const { address } = await installation.startServer();
    await fuzzServer(context, installation, address);
  } finally {
    await installation.end();
  }
}

async function fuzzServer(context: TrialContext, installation: Installation, address: string): Promise<void> {
  const { report, requests } = context;
  const document = readDocument();
  const judge = newJudge(document);
  const caller = newCaller(AT_ONCE);
  const send = (call: Call) => caller.send(address, call);
  const asAdmin = await adminCalls(installation, send);
  const config = { enabled: false, intervalSec: 3_600 };
  await asAdmin({ method: 'PUT', path: '/auth/admin/scrapers/config/news', body: config });
  // When the first password is set, the server builds its list of common passwords. The request would therefore be
  // reported as slow.
  await asAdmin({ method: 'POST', path: '/auth/register', body: FIRST_ACCOUNT });
  const fuzzMany = await fuzzer(context, { installation, document, judge, send, asAdmin });

  const health = watchHealth(address);
  const forbidden = Math.round(requests * FORBIDDEN_SHARE);
  await messagesHaveLeft(installation);
  const snapshot = await rowSnapshots(installation.pool, WRITTEN_BY_REFUSALS);
  const before = await snapshot();
  await fuzzMany(forbidden, false);
  const delta = deltaOf(before, await snapshot());
  await fuzzMany(requests - forbidden, true);
  const { p99, slowest, problems: unhealthy } = await health.stop();

  report.note(`${requests} requests answered with ${judge.statuses()}`);
  report.note(`/healthz meanwhile: p99 ${Math.round(p99)} ms, slowest ${Math.round(slowest)} ms`);
  const { faults } = judge;
  report.check('no answer is a 5xx but a 503 that says when to come back', faults.of('server'));
  report.check('every answer is as the contract documents it', faults.of('schema'));
  report.check('no answer shows a stack, SQL or a path', faults.of('leak'));
  report.check('who may not call gets 401 or 403', faults.of('forbidden'));
  report.check('no call of those who may not changes a row', isEmpty(delta) ? [] : [JSON.stringify(delta)]);
  report.check('every call has its answer soon', faults.of('slow'));
  report.check(
    '/healthz answers meanwhile',
    slowest < SLOW_HEALTH_MS ? [] : [`slowest ${slowest} ms`, ...unhealthy],
  );
  const afterwards = await adminCalls(installation, send);
  report.check('the audit finds nothing afterwards', await auditProblems(afterwards));
  report.check('the audit chain verifies afterwards', (await chainProblems(installation)).problems);
  caller.close();
}

/**
 * Waits until the invitation of the first account has been sent, because sending it changes rows without a request of
 * the trial.
 */
async function messagesHaveLeft({ pool }: Installation): Promise<void> {
  const waits = 'select from outbox where sent_at is null and failed_at is null';
  while ((await pool.query(waits)).rowCount !== 0) await wait(100);
}

type Send = (call: Call) => Promise<Answer>;

async function adminCalls(installation: Installation, send: Send): Promise<Send> {
  const admin = await installation.addPerson('admin');
  return async (call) => send({ token: await installation.tokenOf(admin), ...call });
}

type Fuzzed = {
  installation: Installation;
  document: ApiDocument;
  judge: Judge;
  send: Send;
  asAdmin: Send;
};

/**
 * Returns a function that sends a number of requests, either from callers with permission or from callers without it.
 */
async function fuzzer(
  { random, report }: TrialContext,
  { installation, document, judge, send, asAdmin }: Fuzzed,
) {
  const callers = await fuzzCallers(installation);
  const ids = newKnownIds();
  for (const { method, path } of document.operations)
    if (method === 'GET' && !path.includes('{')) ids.learn(path, await asAdmin({ method, path }));

  const fuzzOnce = async (mayCall: boolean): Promise<void> => {
    const caller = random.pick(callers);
    const own = document.operations.filter((operation) => caller.mayCall(operation) === mayCall);
    if (own.length === 0) return;
    const operation = random.pick(own);
    const exchange = { operation, caller, fuzzed: fuzzedCall(document, operation, ids, random) };
    try {
      const answer = await send({ ...exchange.fuzzed.call, token: await caller.token() });
      judge.answered(exchange, answer);
      if (exchange.fuzzed.isOfOperation && operation.method === 'GET') ids.learn(operation.path, answer);
      if (answer.status === 401 && mayCall) await caller.renew();
    } catch (error) {
      judge.unanswered(exchange, error);
    }
  };

  return async (count: number, mayCall: boolean): Promise<void> => {
    let left = count;
    const sendSome = async () => {
      while (left-- > 0) {
        await fuzzOnce(mayCall);
        if (left > 0 && left % 10_000 === 0) report.note(`${left} requests left`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sendSome));
  };
}
