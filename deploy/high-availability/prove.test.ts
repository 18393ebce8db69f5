import assert from 'node:assert/strict';
import { test } from 'node:test';
import { haproxyConfiguration, leadTo } from './configuration';
import { leakOf, longestGap, longestOf, quantile, slopeOf, tableOf } from './judge';
import { databaseUrls, portsFrom, type EstatePlan } from './plan';

const PLAN: EstatePlan = {
  folder: '/tmp/estate',
  ports: portsFrom(5000),
  password: 'secret',
  hasPatroni: false,
};

test('HAProxy checks the readiness of each server and routes to the primary database', () => {
  const lines = haproxyConfiguration(PLAN).split('\n');
  const servers = lines.filter((line) => line.startsWith('  server vaglio'));
  assert.deepEqual(
    servers.map((line) => /127\.0\.0\.1:(\d+) check/.exec(line)?.[1]),
    ['5001', '5002', '5003'],
  );
  assert.ok(lines.some((line) => line.includes('uri /readyz')));
  assert.match(lines.slice(lines.indexOf('listen writer')).join('\n'), /bind 127\.0\.0\.1:5011[^]*?:5013/);
  assert.equal(leadTo(5014), 'set server writer/database addr 127.0.0.1 port 5014\n');
});

test('with Patroni, HAProxy detects which database is the primary', () => {
  const lines = haproxyConfiguration({ ...PLAN, hasPatroni: true }).split('\n');
  const of = (name: string) => lines.slice(lines.indexOf(`listen ${name}`)).join('\n');
  assert.match(of('writer'), /OPTIONS \/primary[^]*?:5013 check port 5015[^]*?:5014 check port 5016/);
});

test('servers connect to the address that leads to the primary database', () => {
  assert.equal(new URL(databaseUrls(PLAN).primary).port, '5011');
});

test('the longest gap of a soak test ignores failed calls and includes the time until the end', () => {
  const calls = [100, 200, 900, 1000].map((at) => ({ what: 'GET /', at, ms: at, isDone: true }));
  const failed = { what: 'GET /slow', at: 500, ms: 5000, isDone: false };
  assert.equal(longestGap([...calls, failed], 100, 1100), 700);
  assert.equal(longestGap(calls, 100, 5000), 4000);
  assert.equal(longestGap([], 0, 300), 300);
  assert.equal(longestOf([...calls, failed]), '5000 ms (GET /slow)');
});

test('a growth rate is the slope of the regression line, and fewer than two samples have none', () => {
  const samples = [0, 1, 2].map((minute) => ({ minute, value: 10 + 3 * minute }));
  assert.equal(slopeOf(samples), 3);
  assert.equal(slopeOf(samples.slice(0, 1)), 0);
  assert.equal(slopeOf([]), 0);
  assert.equal(quantile([5, 1, 3], 0.5), 3);
});

test('growth from the first to the last third of a soak test is a leak, fluctuation is not', () => {
  const samples = (values: number[]) => values.map((value, minute) => ({ minute, value }));
  assert.equal(leakOf(samples([20, 21, 26, 32, 38, 40]), 10), '19 more at the end than at the beginning');
  assert.equal(leakOf(samples([20, 45, 20, 45, 20, 22]), 10), undefined);
  assert.equal(leakOf(samples([20, 60]), 10), undefined);
});

test('the table of a soak test shows which figures miss their target, and why', () => {
  const table = tableOf([
    { what: 'lost', value: '0 of 8' },
    { what: 'failed', value: '2 of 9', problem: '2 times GET 503' },
  ]);
  assert.match(table, /\| lost {3}\| 0 of 8 \|/);
  assert.match(table, /\| failed \| 2 of 9 \(FAILED\) \|/);
  assert.match(table, /^FAILED {2}failed: 2 times GET 503$/m);
});
