import { newInstallation } from '../installation';
import type { Trial, TrialContext } from '../trial';
import { ENDED_SESSIONS } from './ended-sessions';
import { openPair, otherSide, type Side } from './pair-calls';
import { VISIBLE_WRITES } from './visible-writes';

const STARTUPS = 100;

/**
 * Trial with two servers. A write on one server must be visible in the next read on the other server, and a session
 * must end on both.
 */
export const twoServers: Trial = { name: 'pair', run };

async function run({ random, report, seconds, isShort }: TrialContext): Promise<void> {
  const installation = await newInstallation(STARTUPS);
  try {
    const servers = await Promise.all([installation.startServer(), installation.startServer()]);
    const pair = await openPair(installation, servers, random);
    const writes = Object.entries({ ...VISIBLE_WRITES, ...ENDED_SESSIONS });
    const problems = new Map<string, string[]>(writes.map(([name]) => [name, []]));
    let rounds = 0;
    for (const end = Date.now() + seconds * 1000; Date.now() < end || rounds < writes.length; rounds += 1) {
      // Each kind of write runs once; after that, kinds are chosen at random.
      const [name, write] = writes[rounds] ?? random.pick(writes);
      const side: Side = random.pick(['first', 'second'] as const);
      const problem = await write(pair, side, otherSide(side)).catch((error: Error) => error.message);
      if (problem !== null) problems.get(name)?.push(problem);
      if (isShort && rounds >= writes.length) break;
    }
    pair.close();
    for (const [name, found] of problems) {
      const sentence =
        name in ENDED_SESSIONS
          ? `the session ended by "${name}" is over at the other server at once`
          : `"${name}" through one server is in the next answer of the other`;
      report.check(sentence, found);
    }
    report.note(`${rounds} writes, each read through the other server`);
  } finally {
    await installation.end();
  }
}
