import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { printClient } from './make-client';

test('an API document that the generator refuses leaves no temporary folder', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'make-client-'));
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  t.after(() => {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
    rmSync(folder, { recursive: true });
  });
  await assert.rejects(printClient('{ "openapi": "none", "paths": {}, "components": { "schemas": {} } }'));
  assert.deepEqual(readdirSync(folder), []);
});
