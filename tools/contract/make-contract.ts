import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { drizzle } from 'drizzle-orm/node-postgres';
import { format, resolveConfig } from 'prettier';
import { buildApp } from '../../apps/api/src/app';
import { testReader } from '../../apps/api/src/testing/test-reader';
import { readSettings } from '../../apps/api/src/platform/config/settings';
import { printShapes } from './answer-shapes';
import { toClientDocument } from './client-document';
import { printTypes } from './contract-types';
import { isChange, operationsOf, readDocument, type ContractDocument } from './document';
import {
  answersFile,
  CONTRACT_FOLDER,
  DOCUMENT_FILE,
  endpointsFile,
  EXPORTS_FILE,
  generatedLibs,
  hooksFile,
  OPERATIONS_FILE,
  typesFile,
  type GeneratedLib,
} from './generated-libs';
import { printEndpoints, printHooks, typesIn } from './generated-source';
import { CLIENT_FILE, printClient } from './make-client';
import { makeLimits } from './make-limits';
import { schemaOwners } from './schema-owners';

const NO_KEY = [new Uint8Array(32)] as const;

/** Returns the OpenAPI document of the server as text. No database connection is opened. */
export async function makeDocument(): Promise<string> {
  const app = await buildApp({
    db: drizzle('postgres://nowhere.invalid/none'),
    keys: { token: NO_KEY, pepper: NO_KEY, refresh: NO_KEY, audit: NO_KEY },
    settings: readSettings({}),
    reader: testReader(),
    now: () => 0,
  });
  await app.ready();
  const document = (await app.documented()).swagger();
  await app.close();
  return `${JSON.stringify(document, null, 2)}\n`;
}

/**
 * Returns all generated files for the web app and for programs, except limits, by their paths in the workspace.
 * @param root root of the workspace that contains the document
 */
export async function makeEndpoints(root: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const text = readFileSync(join(root, DOCUMENT_FILE), 'utf8');
  const document = toClientDocument(readDocument(text));
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  const schemaFile = join(folder, 'client.json');
  writeFileSync(schemaFile, JSON.stringify(document));
  const libs = generatedLibs(root);
  for (const lib of libs) {
    const endpoints = endpointsOf(document, lib.tags);
    const source = await generate(root, lib, schemaFile, endpoints);
    files.set(endpointsFile(lib.lib), printEndpoints(source, endpoints, lib.enhancedIn));
    if (lib.enhancedIn !== null)
      files.set(hooksFile(lib.lib), printHooks(source, lib.exportName, lib.enhancedIn));
  }
  const tags = libs.flatMap((lib) => lib.tags);
  const all = endpointsOf(document, tags);
  const owners = schemaOwners(document, tags);
  const source = await generate(root, { tags, exportName: 'all' }, schemaFile, all);
  for (const [tag, types] of printTypes(typesIn(source, all), all, owners)) files.set(typesFile(tag), types);
  const operations = all.map(({ operation }) => operation);
  for (const [tag, shapes] of printShapes(operations, document, owners)) files.set(answersFile(tag), shapes);
  files.set(OPERATIONS_FILE, printOperations(document));
  files.set(EXPORTS_FILE, printExports([...files.keys(), ...(await makeLimits(root)).keys()]));
  files.set(CLIENT_FILE, await printClient(text));
  rmSync(folder, { recursive: true });
  for (const [path, unformatted] of files) files.set(path, await written(root, unformatted));
  return files;
}

type Endpoints = ReturnType<typeof operationsOf>;

function endpointsOf(document: ContractDocument, tags: readonly string[]): Endpoints {
  return operationsOf(document).filter(({ operation }) => operation.tags?.some((tag) => tags.includes(tag)));
}

async function generate(
  root: string,
  { tags, exportName }: Pick<GeneratedLib, 'tags' | 'exportName'>,
  schemaFile: string,
  endpoints: Endpoints,
): Promise<string> {
  const source = await generateEndpoints({
    schemaFile,
    apiFile: '@vaglio/api-client',
    prettierConfigFile: join(root, '.prettierrc.json'),
    apiImport: 'api',
    exportName,
    hooks: { queries: true, lazyQueries: true, mutations: true },
    tag: true,
    encodePathParams: true,
    useUnknown: true,
    mergeReadWriteOnly: true,
    filterEndpoints: (_name: string, { operation }) =>
      operation.tags?.some((tag) => tags.includes(tag)) ?? false,
    endpointOverrides: endpoints
      .filter(({ method, operation }) => method !== 'get' && !isChange(method, operation))
      .map(({ operation }) => ({ pattern: operation.operationId, type: 'query' })),
  });
  return source ?? '';
}

function printOperations(document: ContractDocument): string {
  const names = operationsOf(document).map(({ operation }) => `'${operation.operationId}'`);
  return `/** Every operation of the contract. */\nexport type OperationName = ${names.join(' | ')};\n`;
}

/** Returns an index file of the generated contract modules: types first, then responses and limits. */
function printExports(paths: readonly string[]): string {
  const lines = ['types', 'answers', 'limits'].flatMap((folder) =>
    paths
      .filter((path) => path.startsWith(`${CONTRACT_FOLDER}/${folder}/`))
      .map((path) => path.slice(CONTRACT_FOLDER.length, -'.ts'.length))
      .sort()
      .map((path) => `export ${folder === 'types' ? 'type ' : ''}* from '.${path}';\n`),
  );
  return lines.join('');
}

/** Returns the formatted source text of a generated file. */
async function written(root: string, source: string): Promise<string> {
  const rules = await resolveConfig(join(root, 'package.json'));
  const text = await format(source, { ...rules, parser: 'typescript' });
  return `// Generated from the contract by 'npm run contract'. Do not edit.\n${text}`;
}

/** Returns the current text of a file in the workspace; null if the file is missing. */
export function committed(root: string, path: string): string | null {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch {
    return null;
  }
}
