import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { CONTRACT_FOLDER, DOCUMENT_FILE } from './generated-libs';
import { committed, makeDocument, makeEndpoints } from './make-contract';
import { CLIENT_FILE } from './make-client';
import { makeLimits } from './make-limits';

const root = join(__dirname, '../..');
const HINT = 'run npm run contract and commit what it writes';

test('the committed OpenAPI document is what the server’s schemas give', async () => {
  assert.equal(committed(root, DOCUMENT_FILE), await makeDocument(), HINT);
});

test('the committed types, answer shapes, limits and endpoints are what the document gives', async () => {
  const files = new Map([...(await makeEndpoints(root)), ...(await makeLimits(root))]);
  for (const [path, text] of files) assert.equal(committed(root, path), text, `${path}: ${HINT}`);
  const present = ['types', 'answers', 'limits'].flatMap((folder) =>
    readdirSync(join(root, CONTRACT_FOLDER, folder)).map((name) => `${CONTRACT_FOLDER}/${folder}/${name}`),
  );
  assert.deepEqual(
    present.filter((path) => !files.has(path)),
    [],
    `files of a tag that is gone: ${HINT}`,
  );
});

test('each type of the contract is declared once', async () => {
  const files = [...(await makeEndpoints(root))].filter(([path]) => path !== CLIENT_FILE);
  const names = files.flatMap(([, text]) =>
    [...text.matchAll(/^export type (\w+) =/gm)].map(([, name]) => name),
  );
  assert.ok(names.length > 500);
  assert.deepEqual(
    names.filter((name, index) => names.indexOf(name) !== index),
    [],
  );
});
