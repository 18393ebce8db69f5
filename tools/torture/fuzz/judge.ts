import type { Answer } from '../http-call';
import { answerCheck, isFailure, leakIn } from './answers';
import type { FuzzCaller } from './callers';
import type { ApiDocument, Operation } from './document';
import { newFaultList, type FaultList } from './fault-list';
import type { FuzzedCall } from './fuzzed-call';

/** Timeout of the server for one request, in milliseconds. */
const SLOW_MS = 30_000;
/** Body size, in bytes, above which the server may close the connection without a response. */
const LARGE_BODY = 60_000;

const REFUSALS = [401, 403];
/**
 * Statuses of responses that are sent before routing, because the address is too long or there are too many headers.
 */
const BEFORE_ROUTES = [414, 431];

type Exchange = { operation: Operation; caller: FuzzCaller; fuzzed: FuzzedCall };

/** Collects faults in responses, and counts the responses by status. */
export type Judge = {
  answered: (exchange: Exchange, answer: Answer) => void;
  unanswered: (exchange: Exchange, error: unknown) => void;
  faults: FaultList;
  statuses: () => string;
};

export function newJudge(document: ApiDocument): Judge {
  const faults = newFaultList();
  const check = answerCheck(document);
  const statuses = new Map<number, number>();
  return {
    faults,
    statuses: () =>
      [...statuses]
        .sort(([one], [other]) => one - other)
        .map(([status, count]) => `${status}: ${count}`)
        .join(', '),
    unanswered: ({ operation: { method, path }, fuzzed: { call } }, error) => {
      const isLarge = Buffer.isBuffer(call.body) || JSON.stringify(call.body ?? '').length > LARGE_BODY;
      if (!isLarge) faults.add('server', `${method} ${path}`, String(error));
    },
    answered: ({ operation, caller, fuzzed: { isOfOperation } }, answer) => {
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const what = `${operation.method} ${operation.path} ${answer.status}`;
      const place = `${caller.name}: ${what}`;
      const isBusy =
        answer.status === 503 && answer.headers['retry-after'] !== undefined && isFailure(answer);
      if (answer.status >= 500 && !isBusy) faults.add('server', place, answer.text);
      const leak = leakIn(answer);
      if (leak !== null) faults.add('leak', place, leak);
      if (answer.ms > SLOW_MS) faults.add('slow', place, `${Math.round(answer.ms)} ms`);
      if (!isOfOperation || (BEFORE_ROUTES.includes(answer.status) && isFailure(answer))) return;
      if (!caller.mayCall(operation) && !REFUSALS.includes(answer.status))
        faults.add('forbidden', place, answer.text);
      const problem = check(operation, answer);
      // Faults are grouped over all callers, because only a limited number of faults is printed.
      if (problem !== null) faults.add('schema', what, `${problem}, for ${caller.name}: ${answer.text}`);
    },
  };
}
