import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROUTES } from '../../libs/client/src/calls.gen';
import { createClient, type ListName } from '../../libs/client/src/client';
import { answerOf, operationsOf, readDocument, refName, type Operation } from './document';
import { DOCUMENT_FILE } from './generated-libs';

const document = readDocument(readFileSync(join(__dirname, '../..', DOCUMENT_FILE), 'utf8'));
const lists = operationsOf(document).flatMap(({ operation }) =>
  isList(operation.operationId, operation) ? [operation.operationId] : [],
);

function isList(name: string, operation: Operation): name is ListName {
  const isPaged = operation.parameters?.some((parameter) => parameter.name === 'page') ?? false;
  const answer = answerOf(operation);
  const page = refName(answer?.anyOf?.find((schema) => refName(schema) !== null) ?? answer);
  return name in ROUTES && isPaged && 'items' in (document.components.schemas[page ?? '']?.properties ?? {});
}

/** Returns the page size that the client requests for a list, and the maximum page size in the document. */
async function sizesOf(name: ListName) {
  const asked: URL[] = [];
  const { each } = createClient({
    address: 'https://vaglio.example',
    token: 'vgl_x',
    fetch: async (url) => {
      asked.push(new URL(String(url)));
      return Response.json({ items: [], total: 0 });
    },
  });
  for await (const row of each(name, { id: '1' })) assert.fail(`${name} has a row: ${JSON.stringify(row)}`);
  const operation = operationsOf(document).find(({ operation: { operationId } }) => operationId === name);
  const size = operation?.operation.parameters?.find((parameter) => parameter.name === 'pageSize')?.schema;
  const most = size?.maximum ?? size?.anyOf?.[0]?.maximum;
  return { asked: Number(asked[0]?.searchParams.get('pageSize')), most: most ?? 0 };
}

test('the API client reads every list of the document in pages of an allowed size', async () => {
  assert.ok(lists.length > 20);
  for (const name of lists) {
    const { asked, most } = await sizesOf(name);
    assert.ok(asked > 0 && asked <= most, `${name} is asked for ${asked} rows, and allows ${most}`);
  }
});
