import { buildApp } from '../../../app';
import { testReader } from '../../../testing/test-reader';
import { randomKeys, TEST_SETTINGS, testApp } from '../../../testing/test-app';
import { testDatabase } from '../../../testing/test-database';

test('every API schema compiles to a function', async () => {
  const database = await testDatabase();
  const deps = {
    db: database.db,
    keys: randomKeys(),
    settings: TEST_SETTINGS,
    now: Date.now,
    reader: testReader(),
  };
  const app = await buildApp(deps, { compilesAtOnce: true });
  await expect(app.ready()).resolves.toBeDefined();
  await app.close();
  await database.close();
});

test('the message to the first refused request names the problem', async () => {
  const world = await testApp();
  const ask = () => world.app.inject({ url: '/auth/investments?page=x', headers: world.asRole('user') });
  const [first, second] = [await ask(), await ask()];
  expect([first.statusCode, first.json()]).toEqual([second.statusCode, second.json()]);
  expect(first.json<{ error: string }>().error).toContain('page');
  expect(first.statusCode).toBe(400);
  await world.close();
});
