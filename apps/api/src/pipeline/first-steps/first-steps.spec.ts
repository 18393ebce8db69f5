import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { skippedSteps } from '../../platform/db/schema/skipped-steps.table';
import { importRow } from '../../startups/raw/import-row.fixture';
import { testApp } from '../../testing/test-app';

const STEPS = '/auth/admin/first-steps';
let server: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

type Steps = { steps: { key: string; state: string }[] };

async function listStep(method: 'GET' | 'POST' = 'GET', payload?: object) {
  const url = method === 'GET' ? STEPS : `${STEPS}/skip`;
  const answer = await server.app.inject({
    method,
    url,
    headers: server.asRole('admin'),
    ...(payload && { payload }),
  });
  return answer.json<Steps>().steps.find(({ key }) => key === 'list')?.state;
}

test('a list is brought once a row of a file is there; who has none leaves the step out', async () => {
  expect(await listStep()).toBe('open');
  expect(await listStep('POST', { step: 'list' })).toBe('skipped');
  await server.db.delete(skippedSteps);
  await importRow(server, { company_name: 'Nivalis AG' });
  expect(await listStep()).toBe('done');
  await server.db.delete(rawStartups);
});
