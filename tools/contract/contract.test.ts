import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { DOCUMENT_FILE } from './generated-libs';
import { committed, makeDocument, makeEndpoints } from './make-contract';
import { makeLimits } from './make-limits';

const root = join(__dirname, '../..');
const HINT = 'run npm run contract and commit what it writes';

test('the committed OpenAPI document is what the server’s schemas give', async () => {
  assert.equal(committed(root, DOCUMENT_FILE), await makeDocument(), HINT);
});

test('the committed endpoints are what the document gives', async () => {
  for (const [path, text] of await makeEndpoints(root))
    assert.equal(committed(root, path), text, `${path}: ${HINT}`);
});

test('the committed limits are what the document gives', async () => {
  for (const [path, text] of await makeLimits(root))
    assert.equal(committed(root, path), text, `${path}: ${HINT}`);
});
