import type { LightMyRequestResponse } from 'fastify';
import { addAccount, login } from '../../testing/accounts';
import { testApp } from '../../testing/test-app';
import { digestOf } from './passwords/password-hash';

const PAIRS = 200;
const WRONG = digestOf('wrong');

/**
 * True to compare response times, set by JUDGE_TIMES=1 on an idle machine. Times vary on a busy machine, so they are
 * only printed.
 */
const ARE_TIMES_JUDGED = process.env['JUDGE_TIMES'] === '1';
const MAX_APART_MS = 2;

let world: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  world = await testApp();
});
afterAll(() => world.close());

const forgot = (email: string) =>
  world.app.inject({ method: 'POST', url: '/auth/change-password', payload: { email } });

test.each<[string, (email: string) => Promise<LightMyRequestResponse>, number]>([
  ['login', (email) => login(world, email, WRONG), 401],
  ['forgot', forgot, 200],
])(
  '%s returns identical bytes for a known and an unknown email, in 200 interleaved pairs',
  async (name, call, status) => {
    const { email } = await addAccount(world);
    const unknown = email.replace('person', 'nobody');
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    const answers = new Set<string>();
    const measured = async (who: 'known' | 'unknown') => {
      const begin = performance.now();
      const { statusCode, body, headers } = await call(who === 'known' ? email : unknown);
      times[who].push(performance.now() - begin);
      answers.add(JSON.stringify([statusCode, body, { ...headers, date: '', 'x-request-id': '' }]));
    };
    for (let pair = 0; pair < PAIRS; pair++) {
      const order = pair % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
      for (const who of order) await measured(who);
    }
    expect([...answers].map((text) => JSON.parse(text)[0])).toEqual([status]);
    const [known, other] = [median(times.known), median(times.unknown)];
    process.stdout.write(
      `${name}: median ${known.toFixed(2)} ms known, ${other.toFixed(2)} ms unknown, apart ${Math.abs(known - other).toFixed(2)} ms\n`,
    );
    if (ARE_TIMES_JUDGED) expect(Math.abs(known - other)).toBeLessThan(MAX_APART_MS);
  },
);

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;
}
