import { sql } from 'drizzle-orm';
import { llmUsage } from '../../platform/db/schema/llm-usage.table';
import { TEST_SETTINGS, testApp } from '../../testing/test-app';
import { llmServer } from '../../testing/llm-server';
import type { StatusBody } from './status.schemas';

let model: Awaited<ReturnType<typeof llmServer>>;
let server: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  model = await llmServer();
  server = await testApp({
    settings: { ...TEST_SETTINGS, llm: model.settings, llmLimits: model.settings },
  });
});
afterAll(async () => {
  await server.close();
  await model.close();
});

async function status(): Promise<StatusBody> {
  const answer = await server.app.inject({ url: '/auth/admin/status', headers: server.asRole('admin') });
  expect(answer.statusCode).toBe(200);
  return answer.json<StatusBody>();
}
const subjectsOf = ({ groups }: StatusBody) =>
  groups.map(({ name, findings }) => [name, findings.map(({ subject }) => subject)]);

test('an administrator sees the states of versions, machine, database, work and backups', async () => {
  const body = await status();
  expect(subjectsOf(body)).toEqual([
    ['Server', ['Vaglio', 'Address', 'Passkeys', 'Proxy', 'Node', 'Data directory']],
    ['Database', ['Database', 'Round trip', 'Clock', 'Schema', 'Connections']],
    [
      'Work',
      [
        'Mail',
        'Language model',
        'Outgoing messages',
        'Calls of the model',
        'Queues',
        'Schedule of the news',
        'Sources',
        'Administrators',
      ],
    ],
    ['Backups', ['Backups']],
  ]);
  const all = body.groups.flatMap(({ findings }) => findings);
  expect(all.find(({ subject }) => subject === 'Vaglio')?.text).toMatch(/^Version \d+\.\d+\.\d+\.$/);
  expect(all.every(({ verdict, advice }) => (verdict === 'fine') === (advice === null))).toBe(true);
  expect(Date.parse(body.checked_at)).not.toBeNaN();
});

test('a model whose last request failed makes the overall state a problem', async () => {
  const call = { attempt: 1, model: 'small', prompt_tokens: 1, completion_tokens: 1 };
  await server.db.insert(llmUsage).values([
    { ...call, outcome: 'answered' },
    { ...call, outcome: 'failed', error: 'The model server refuses the key. (401)' },
  ]);
  const { verdict, groups } = await status();
  expect(verdict).toBe('problem');
  expect(groups[2]?.findings[3]).toEqual({
    subject: 'Calls of the model',
    verdict: 'problem',
    text: 'In 24 hours 1 were answered, 1 failed. The last one failed: The model server refuses the key. (401)',
    advice: 'Settings, Connections tests the connection.',
  });
  await server.db.execute(sql`truncate llm_usage`);
});

test('an exhausted token budget is a warning in the status', async () => {
  const tokens = { prompt_tokens: model.settings.dailyTokens, completion_tokens: 0 };
  await server.db.insert(llmUsage).values({ attempt: 1, model: 'small', outcome: 'answered', ...tokens });
  expect((await status()).groups[2]?.findings[3]).toMatchObject({
    verdict: 'warning',
    text: 'In 24 hours 1 were answered, 0 failed. The budget of today is spent.',
  });
});

test('the status suggests a restore test if this server can restore a backup', async () => {
  expect((await status()).restore_test).toBe('impossible');
  const answer = await server.app.inject({
    method: 'POST',
    url: '/auth/admin/backups/restore-test',
    headers: server.asRole('admin'),
  });
  expect([answer.statusCode, answer.json()]).toEqual([
    409,
    { error: 'This server has no backup that it can restore.' },
  ]);
});

test('only administrators see the status', async () => {
  for (const actor of ['user+w', 'super+w'] as const) {
    const answer = await server.app.inject({ url: '/auth/admin/status', headers: server.asRole(actor) });
    expect(answer.statusCode).toBe(403);
  }
});
