import fc from 'fast-check';
import { testApp } from '../../testing/test-app';
import { EDITABLES, seenVersionOf, send, type Server } from './editable.fixture';

let server: Server;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const RUNS = 5;
const rounds = fc.array(fc.array(fc.nat({ max: 50 }), { minLength: 2, maxLength: 6 }), {
  minLength: 1,
  maxLength: 3,
});

test.each(EDITABLES.map((editable) => [editable.kind, editable] as const))(
  'when several people change one version of a %s at the same time, only one change succeeds',
  async (_kind, editable) => {
    const { create, read, edit } = editable;
    const made = create ? (await send(server, 'admin', create)).body : {};
    await fc.assert(
      fc.asyncProperty(rounds, async (drawn) => {
        for (const numbers of drawn) {
          const seen = await read(made, server);
          const version = seenVersionOf(editable, seen);
          const answers = await Promise.all(
            numbers.map((number, index) =>
              send(server, index % 2 ? 'admin' : 'super', edit(seen, number), version),
            ),
          );
          const winners = answers.filter(({ status }) => status === 200);
          expect(winners).toHaveLength(1);
          expect(answers.filter(({ status }) => status === 412)).toHaveLength(numbers.length - 1);
          expect(seenVersionOf(editable, await read(made, server))).toBe(Number(version) + 1);
          if (editable.kind !== 'prompt')
            expect(await read(made, server)).toMatchObject(winners[0]?.body ?? {});
        }
      }),
      { numRuns: RUNS },
    );
  },
  60_000,
);
