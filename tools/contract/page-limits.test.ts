import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { MAX_PAGE, MAX_SEARCH_LENGTH, PAGE_SIZES } from '@vaglio/startups-domain';
import { DOCUMENT_FILE } from './generated-libs';

type Parameter = {
  name: string;
  schema: { maximum?: number; maxLength?: number; anyOf?: { maximum?: number }[] };
};
type Operation = { operationId: string; parameters?: Parameter[] };
type Document = { paths: Record<string, Record<string, Operation>> };

const { paths }: Document = JSON.parse(readFileSync(join(__dirname, '../..', DOCUMENT_FILE), 'utf8'));
const lists = Object.values(paths)
  .flatMap((path) => Object.values(path))
  .filter(({ parameters = [] }) => parameters.some(({ name }) => name === 'page'));

test('every list route accepts the pages, page sizes and searches that the screens send', () => {
  assert.ok(lists.length > 5);
  for (const { operationId, parameters = [] } of lists) {
    const schemaOf = (name: string) => parameters.find((parameter) => parameter.name === name)?.schema;
    const size = schemaOf('pageSize');
    const largest = size?.maximum ?? size?.anyOf?.[0]?.maximum ?? 0;
    assert.equal(schemaOf('page')?.maximum, MAX_PAGE, operationId);
    assert.ok(largest >= Math.max(...PAGE_SIZES), operationId);
    assert.equal(schemaOf('q')?.maxLength ?? MAX_SEARCH_LENGTH, MAX_SEARCH_LENGTH, operationId);
  }
});
