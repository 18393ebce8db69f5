import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const readText = (path: string) => readFileSync(join(__dirname, '..', path), 'utf8');

test('every alert links to a section of the documentation with instructions', () => {
  const alerts = readText('deploy/prometheus/alerts.yml');
  const runbooks = [...alerts.matchAll(/^ +runbook: docs\/operations\.md#(\S+)$/gm)].map(
    ([, anchor]) => anchor,
  );
  const anchors = [...readText('docs/operations.md').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^a-z0-9 -]/g, '')
      .replaceAll(' ', '-'),
  );
  assert.equal(runbooks.length, alerts.match(/- alert: /g)?.length);
  assert.deepEqual(
    runbooks.filter((anchor) => !anchors.includes(anchor ?? '')),
    [],
  );
});
