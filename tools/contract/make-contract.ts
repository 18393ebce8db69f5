import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { drizzle } from 'drizzle-orm/node-postgres';
import { format, resolveConfig } from 'prettier';
import { buildApp } from '../../apps/api/src/app';
import { foreignReader } from '../../apps/api/src/foreign-text/foreign-reader';
import { readSettings } from '../../apps/api/src/settings';
import { withAnswers } from './answer-endpoints';
import { printShapes } from './answer-shapes';
import { toClientDocument } from './client-document';
import { CLIENT_FILE, printClient } from './make-client';
import { operationsOf, readDocument, type ContractDocument } from './document';
import {
  answersFile,
  DOCUMENT_FILE,
  endpointsFile,
  generatedLibs,
  OPERATIONS_FILE,
  type GeneratedLib,
} from './generated-libs';

const NO_KEY = [new Uint8Array(32)] as const;

/** The OpenAPI document as the server's schemas give it, as text. Opens no connection. */
export async function makeDocument(): Promise<string> {
  const app = await buildApp({
    db: drizzle('postgres://nowhere.invalid/none'),
    keys: { token: NO_KEY, pepper: NO_KEY, refresh: NO_KEY, audit: NO_KEY },
    settings: readSettings({}),
    reader: foreignReader(),
    now: () => 0,
  });
  await app.ready();
  const document = (await app.documented()).swagger();
  await app.close();
  return `${JSON.stringify(document, null, 2)}\n`;
}

/**
 * The generated endpoints of every lib, and the shapes of what they answer, by file path from the workspace root.
 * @param root of the workspace; reads the document that lies there
 */
export async function makeEndpoints(root: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const text = readFileSync(join(root, DOCUMENT_FILE), 'utf8');
  const document = toClientDocument(readDocument(text));
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  const schemaFile = join(folder, 'client.json');
  writeFileSync(schemaFile, JSON.stringify(document));
  for (const lib of generatedLibs(root).filter(({ tags }) => tags.length > 0)) {
    const endpoints = operationsOf(document).filter(({ operation }) => belongsTo(lib, operation));
    const operations = endpoints.map(({ operation }) => operation);
    const source = await generate(root, lib, schemaFile);
    files.set(endpointsFile(lib.lib), await written(root, withAnswers(source, endpoints)));
    files.set(answersFile(lib.lib), await written(root, printShapes(operations, document)));
  }
  files.set(OPERATIONS_FILE, await written(root, printOperations(document)));
  files.set(CLIENT_FILE, await written(root, await printClient(text)));
  rmSync(folder, { recursive: true });
  return files;
}

function belongsTo({ tags }: GeneratedLib, operation: { readonly tags?: readonly string[] }): boolean {
  return operation.tags?.some((tag) => tags.includes(tag)) ?? false;
}

async function generate(root: string, lib: GeneratedLib, schemaFile: string): Promise<string> {
  const source = await generateEndpoints({
    schemaFile,
    apiFile: '@vaglio/api-client',
    prettierConfigFile: join(root, '.prettierrc.json'),
    apiImport: 'api',
    exportName: lib.exportName,
    hooks: { queries: true, lazyQueries: true, mutations: true },
    tag: true,
    encodePathParams: true,
    useUnknown: true,
    mergeReadWriteOnly: true,
    filterEndpoints: (_name: string, { operation }) => belongsTo(lib, operation),
  });
  return source ?? '';
}

function printOperations(document: ContractDocument): string {
  const names = operationsOf(document).map(({ operation }) => `'${operation.operationId}'`);
  return `/** Every operation of the contract. */\nexport type OperationName = ${names.join(' | ')};\n`;
}

/** A generated file, formatted as the rest of the workspace is. */
async function written(root: string, source: string): Promise<string> {
  const rules = await resolveConfig(join(root, 'package.json'));
  const text = await format(source, { ...rules, parser: 'typescript' });
  return `// Generated from the contract by 'npm run contract'. Do not edit.\n${text}`;
}

/** The committed text of a file, or null when it is missing. */
export function committed(root: string, path: string): string | null {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch {
    return null;
  }
}
