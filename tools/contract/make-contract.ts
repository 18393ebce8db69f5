import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { drizzle } from 'drizzle-orm/node-postgres';
import { buildApp } from '../../apps/api/src/app';
import { foreignReader } from '../../apps/api/src/foreign-text/foreign-reader';
import { readSettings } from '../../apps/api/src/settings';
import { DOCUMENT_FILE, endpointsFile, generatedLibs } from './generated-libs';

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
  const document = app.swagger();
  await app.close();
  return `${JSON.stringify(document, null, 2)}\n`;
}

/**
 * The generated endpoints of every lib, by file path from the workspace root.
 * @param root of the workspace; reads the document that lies there
 */
export async function makeEndpoints(root: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const { lib, tags, exportName } of generatedLibs(root)) {
    if (tags.length === 0) continue;
    const text = await generateEndpoints({
      schemaFile: join(root, DOCUMENT_FILE),
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
    });
    files.set(
      endpointsFile(lib),
      `// Generated from the contract by 'npm run contract'. Do not edit.\n${text ?? ''}`,
    );
  }
  return files;
}

/** The committed text of a file, or null when it is missing. */
export function committed(root: string, path: string): string | null {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch {
    return null;
  }
}
