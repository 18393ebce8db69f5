import { eq } from 'drizzle-orm';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { awardGroupItems, awardGroups } from '../../platform/db/schema/award-groups.table';
import { parameters } from '../../platform/db/schema/parameters.table';
import { scoreConfig } from '../../platform/db/schema/score-config.table';
import { readRuleSet } from '../rescoring/rule-set';
import { forgetStartups } from '../rescoring/stored-startups.fixture';
import { EXCL, PARAMETERS, VERSIONS, versionsApp } from './scoring-versions.fixture';

let server: Awaited<ReturnType<typeof versionsApp>>;
beforeAll(async () => {
  server = await versionsApp();
});
afterAll(() => server.close());
beforeEach(() => forgetStartups(server.db));

test('restoring a scoring version reproduces its scores as a new version', async () => {
  const id = await server.addKicks();
  const [then, rules] = [await server.scores(), await readRuleSet(server.db)];
  expect(then).toEqual([2, 1]);
  await server.call('DELETE', `${PARAMETERS}/kick-2?cascade=1`);
  await server.addParameter('kick 3', 9);
  await server.call('DELETE', `${EXCL}/groups/${id}`);
  await server.call('POST', `${EXCL}/groups`, { group_name: 'Another' });
  await server.call('PUT', '/auth/admin/score', { threshold: 1, top_percent: 1 });
  expect(await server.scores()).toEqual([1, 1]);
  const answer = await server.call('POST', `${VERSIONS}/6/restore`);
  expect(answer).toMatchObject({
    status: 200,
    body: { number: 12, restored_from: 6, author: 'super', is_present: true },
  });
  expect(await server.scores()).toEqual(then);
  expect(await readRuleSet(server.db)).toEqual(rules);
  const events = await server.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.action, 'scoring_version_restored'));
  expect(events).toMatchObject([{ target_id: '6', after: { version: 12, rescored: 1 } }]);
  expect((await server.call('POST', `${EXCL}/groups`, { group_name: 'Next' })).status).toBe(201);
});

test('restoring a scoring version restores renamed parameters and groups with swapped keys', async () => {
  const id = await server.addKicks();
  const other = await server.call('POST', `${EXCL}/groups`, { group_name: 'Other' });
  const rules = await readRuleSet(server.db);
  for (const [parameterID, parameterName] of [
    ['kick-1', 'third'],
    ['kick-2', 'kick 1'],
    ['kick-1', 'kick 2'],
  ]) {
    await server.call('PUT', `${PARAMETERS}/${parameterID}`, { parameterName });
  }
  for (const [group, group_key] of [
    [id, 'third'],
    [other.body.id, 'kick'],
    [id, 'other'],
  ])
    await server.call('PUT', `${EXCL}/groups/${group}`, { group_key });
  await server.call('POST', `${VERSIONS}/7/restore`);
  expect(await readRuleSet(server.db)).toEqual(rules);
});

test('restoring the current scoring version is refused with a message', async () => {
  await server.addParameter('kick 1', 1);
  expect(await server.call('POST', `${VERSIONS}/2/restore`)).toEqual({
    status: 409,
    body: { error: 'Version 2 is the same as the current rules.' },
  });
  expect(await server.call('POST', `${VERSIONS}/3/restore`)).toEqual({
    status: 404,
    body: { error: 'Version not found' },
  });
  expect(await server.numbers()).toEqual([1, 2]);
});

test('restoring an empty scoring version removes all weights and groups', async () => {
  await server.addKicks();
  expect(await server.call('POST', `${VERSIONS}/1/restore`)).toMatchObject({
    status: 200,
    body: { number: 7 },
  });
  const tables = [parameters, awardGroups, awardGroupItems, scoreConfig];
  expect(await Promise.all(tables.map((table) => server.db.$count(table)))).toEqual([0, 0, 0, 1]);
  expect(await server.scores()).toEqual([0, 0]);
});
