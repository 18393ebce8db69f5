import { randomBytes } from 'node:crypto';
import type { World } from './bench-world';
import { beside, flood, type Call, type Outcome } from './flood';
import { ms, perSecond, type Chapter, type Figure } from './report';

const SECONDS = 10;
const LIST = '/auth/investments?sort=score&dir=desc&pageSize=20&withAwards=0&mode=active';
const READY: Call = { method: 'GET', path: '/readyz' };
const HEALTH: Call = { method: 'GET', path: '/healthz' };
/** Each of an address of its own, so that no limit of one address ends the flood. */
const SIGN_IN: Call = {
  method: 'POST',
  path: '/auth/login',
  body: () => ({
    email: `${randomBytes(6).toString('hex')}@vaglio.example`,
    password: randomBytes(32).toString('hex'),
    deviceId: 'bench-device',
  }),
};

/** What floods of one kind of work get, and what others notice of them. */
export async function overloadFigures({ server, token, startups }: World): Promise<Chapter> {
  const list: Call = { method: 'GET', path: LIST, token };
  const person: Call = { method: 'GET', path: '/auth/user', token };
  const figures: Figure[] = [];
  for (const connections of [50, 200, 2_000]) {
    const { seen: ready, result } = await beside(server, READY, () =>
      beside(server, HEALTH, () => beside(server, SIGN_IN, () => flood(server, list, connections, SECONDS))),
    );
    const { seen: health, result: inner } = result;
    figures.push(
      figureOf(`list, ${connections} connections`, inner.result),
      figureOf('meanwhile: /readyz', ready),
      figureOf('meanwhile: /healthz', health),
      figureOf('meanwhile: one sign-in after another', inner.seen),
    );
  }
  const { seen: listed, result: signIns } = await beside(server, list, () =>
    beside(server, person, () => flood(server, SIGN_IN, 200, SECONDS)),
  );
  figures.push(
    figureOf('sign-ins of many addresses, 200 connections', signIns.result),
    figureOf('meanwhile: a list of a signed-in person', listed),
    figureOf('meanwhile: the account of a signed-in person', signIns.seen),
  );
  return { title: `Overload at ${startups} startups, ${SECONDS} s each`, figures };
}

export function figureOf(what: string, { rate, p50, p99, byStatus }: Outcome): Figure {
  const statuses = [...byStatus].sort(([one], [other]) => one - other);
  const answers = statuses.map(([status, count]) => `${count} x ${status === 0 ? 'broken' : status}`);
  return {
    what,
    value: perSecond(rate, 'req'),
    note: `p50 ${ms(p50)}, p99 ${ms(p99)}; ${answers.join(', ')}`,
  };
}
