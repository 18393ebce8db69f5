import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { CONTRACT_FOLDER, DOCUMENT_FILE } from './generated-libs';
import { makeConfiguration } from './make-configuration';
import { committed, makeDocument, makeEndpoints } from './make-contract';
import { CLIENT_FILE } from './make-client';
import { makeLimits } from './make-limits';

const root = join(__dirname, '../..');
const HINT = 'run npm run contract and commit what it writes';

test('the committed OpenAPI document equals the one generated from the server’s schemas', async () => {
  assert.equal(committed(root, DOCUMENT_FILE), await makeDocument(), HINT);
});

test('the committed types, response shapes, limits and endpoints equal those generated from the document', async () => {
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

test('the committed documents of the settings match their descriptions', async () => {
  for (const [path, text] of await makeConfiguration(root))
    assert.equal(committed(root, path), text, `${path}: ${HINT}`);
});

test('each type of the API contract is declared once', async () => {
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
