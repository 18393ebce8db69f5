import type { Random } from '../../../apps/api/src/operations/seed/sample/random';
import { newCaller, type Answer, type Call } from '../http-call';
import type { Installation, Server } from '../installation';

export type Side = 'first' | 'second';

/** Two servers on the same database, and an administrator who is signed in to both. */
export type Pair = {
  random: Random;
  installation: Installation;
  send: (side: Side, call: Call) => Promise<Answer>;
  /** Sends a request as an administrator. @throws Error unless the request succeeds */
  done: (side: Side, call: Call) => Promise<Answer>;
  close: () => void;
};

export async function openPair(
  installation: Installation,
  [first, second]: readonly [Server, Server],
  random: Random,
): Promise<Pair> {
  const caller = newCaller(4);
  const admin = await installation.addPerson('admin');
  const send: Pair['send'] = (side, call) => caller.send((side === 'first' ? first : second).address, call);
  const done: Pair['done'] = async (side, call) => {
    const answer = await send(side, { token: await installation.tokenOf(admin), ...call });
    if (answer.status >= 300)
      throw new Error(`${call.method} ${call.path} answered ${answer.status}: ${answer.text}`);
    return answer;
  };
  return { random, installation, send, done, close: caller.close };
}

export const otherSide = (side: Side): Side => (side === 'first' ? 'second' : 'first');
