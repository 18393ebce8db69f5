import { setTimeout as wait } from 'node:timers/promises';
import { randomFrom } from '../../apps/api/src/operations/seed/sample/random';
import type { Call } from '../../tools/torture/http-call';
import { lostOrDoubled, storedValues } from '../../tools/torture/kills/aftermath';
import { newJournal } from '../../tools/torture/kills/journal';
import { WRITERS } from '../../tools/torture/kills/writers';
import type { CallMade } from './judge';
import type { Estate } from './start-estate';

/** Delay before a writer sends its next request after a request without a response, in milliseconds. */
const RETRY_MS = 50;

const READS = [
  '/auth/investments?pageSize=20',
  '/auth/investments?search=a&pageSize=20',
  '/auth/startups/raw?pageSize=20',
  '/auth/dashboard',
  '/auth/people',
];

type LoadOptions = {
  /** First number that the writers use, so that two loads on the same estate write different data. */
  firstTurn: number;
  readers: number;
  /** Pause between two requests of a writer or reader, in milliseconds. */
  pauseMs?: number;
};

/**
 * Starts eight writers, each with its own kind of write, and some readers. They run until they are stopped. A journal
 * records the acknowledged writes.
 */
export async function startLoad(estate: Estate, { firstTurn, readers, pauseMs = 0 }: LoadOptions) {
  const { database, send } = estate;
  const before = await storedValues(database);
  const journal = newJournal(new Map([...before].map(([key, { value }]) => [key, value])));
  const calls: CallMade[] = [];
  const failures = new Map<string, number>();
  let isOver = false;

  const counted = async (call: Call) => {
    const start = performance.now();
    const note = (isDone: boolean) =>
      calls.push({
        what: `${call.method} ${call.path}`,
        at: performance.now(),
        ms: performance.now() - start,
        isDone,
      });
    const failed = (why: string) => failures.set(why, (failures.get(why) ?? 0) + 1);
    try {
      const answer = await send(call);
      // A refusal (4xx) also counts as a response.
      note(answer.status < 500);
      if (answer.status >= 500) failed(`${call.method} ${answer.status} ${answer.text.slice(0, 80)}`);
      return answer;
    } catch (error) {
      note(false);
      failed(`${call.method} ${error instanceof Error ? error.message : String(error)}`);
      throw error;
    }
  };

  const ids = async (query: string) =>
    (await database.pool.query<{ id: string }>(query)).rows.map(({ id }) => id);
  const startupIds = await ids('select id::text from startups order by id');
  const parameterIds = await ids('select "parameterID" as id from parameters order by 1');
  const writers = Object.values(WRITERS);
  const own = (all: string[], place: number) => all.filter((_, index) => index % writers.length === place);
  const writing = writers.map(async (write, place) => {
    const context = {
      random: randomFrom(place + 1),
      journal,
      send: counted,
      startupIds: own(startupIds, place),
      parameterIds: own(parameterIds, place),
    };
    for (let turn = firstTurn; !isOver; turn += 1)
      await wait((await write(context, turn)) === 'unknown' ? RETRY_MS : pauseMs);
  });
  const reading = Array.from({ length: readers }, async (_, place) => {
    for (let turn = place; !isOver; turn += 1) {
      const path = READS[turn % READS.length] ?? '/auth/people';
      await counted({ method: 'GET', path }).catch(() => wait(RETRY_MS));
      await wait(pauseMs);
    }
  });

  return {
    calls,
    journal,
    failures: () => [...failures].map(([why, times]) => `${times} times ${why}`),
    /** Ends the load and compares the acknowledged writes with the stored data. */
    stop: async () => {
      isOver = true;
      await Promise.all([...writing, ...reading]);
      return lostOrDoubled(database, journal);
    },
  };
}
