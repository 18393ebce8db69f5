import type { LightMyRequestResponse } from 'fastify';
import { addAccount, login } from '../../testing/accounts';
import { testApp } from '../../testing/test-app';
import { digestOf, hashing } from './passwords/password-hash';

const PAIRS = 5;
const WRONG = digestOf('wrong');

let world: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  world = await testApp();
});
afterAll(() => world.close());

const forgot = (email: string) =>
  world.app.inject({ method: 'POST', url: '/auth/change-password', payload: { email } });

test.each<[string, (email: string) => Promise<LightMyRequestResponse>, number, number]>([
  ['login', (email) => login(world, email, WRONG), 401, 1],
  ['forgot', forgot, 200, 0],
])(
  '%s returns identical bytes for a known and an unknown email, after the same number of password hashes',
  async (_name, call, status, hashesEach) => {
    const { email } = await addAccount(world);
    const hashes = jest.spyOn(hashing, 'run');
    const answersOf = async (address: string) => {
      hashes.mockClear();
      const answers = new Set<string>();
      for (let time = 0; time < PAIRS; time++) {
        const { statusCode, body, headers } = await call(address);
        answers.add(JSON.stringify([statusCode, body, { ...headers, date: '', 'x-request-id': '' }]));
      }
      return { answers: [...answers], hashes: hashes.mock.calls.length };
    };
    const known = await answersOf(email);
    expect(known.answers.map((text) => JSON.parse(text)[0])).toEqual([status]);
    expect(known.hashes).toBe(PAIRS * hashesEach);
    expect(await answersOf(email.replace('person', 'nobody'))).toEqual(known);
    hashes.mockRestore();
  },
);
