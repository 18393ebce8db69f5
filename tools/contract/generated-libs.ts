import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';

/** The fields of a lib's contract.json. */
const CONTRACT = Type.Object(
  {
    tags: Type.Optional(Type.Array(Type.String())),
    exportName: Type.Optional(Type.String()),
    limitsOf: Type.Optional(Type.Array(Type.String())),
  },
  { additionalProperties: false },
);

/** What is generated into a lib from the contract. */
export interface GeneratedLib {
  readonly lib: string;
  /** The OpenAPI tags whose operations become endpoints of the lib; an operation is injected once. */
  readonly tags: readonly string[];
  /** Name of the api with these endpoints. */
  readonly exportName: string;
  /** The tags whose request limits its forms use; each tag's limits are in one lib, so that few depend on them. */
  readonly limitsOf: readonly string[];
}

/** The OpenAPI document, from the workspace root. */
export const DOCUMENT_FILE = 'apps/api/openapi.json';
/** The names of all operations, in api-client, where screens ask whether a server offers one. */
export const OPERATIONS_FILE = 'libs/api-client/src/operations.gen.ts';
export const endpointsFile = (lib: string) => `libs/${lib}/src/endpoints.gen.ts`;
export const answersFile = (lib: string) => `libs/${lib}/src/answers.gen.ts`;
export const limitsFile = (lib: string) => `libs/${lib}/src/limits.gen.ts`;

/**
 * The libs that have a contract.json, by name.
 * @param root of the workspace
 * @throws Error for a contract.json with anything else
 */
export function generatedLibs(root: string): GeneratedLib[] {
  return readdirSync(join(root, 'libs'))
    .sort()
    .filter((lib) => existsSync(contractFile(root, lib)))
    .map((lib) => {
      const { tags = [], exportName = '', limitsOf = [] } = readContract(contractFile(root, lib));
      return { lib, tags, exportName, limitsOf };
    });
}

const contractFile = (root: string, lib: string) => join(root, 'libs', lib, 'contract.json');

function readContract(file: string) {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Value.Check(CONTRACT, content))
    throw new Error(`${file} does not fit tools/contract/generated-libs.ts`);
  return content;
}
