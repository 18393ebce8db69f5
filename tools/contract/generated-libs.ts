import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';

/** Schema of a lib's contract.json. */
const CONTRACT = Type.Object(
  {
    tags: Type.Array(Type.String()),
    exportName: Type.String(),
    enhancedIn: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
);

/** Lib for which endpoints are generated. */
export interface GeneratedLib {
  readonly lib: string;
  /** OpenAPI tags whose operations become endpoints of the lib. Each operation is injected only once. */
  readonly tags: readonly string[];
  /** Name under which the api with these endpoints is exported. */
  readonly exportName: string;
  /**
   * Module that enhances the api and exports it under the same name; null if the generated api is used without changes.
   * The hooks of the lib are exported from the enhanced api, so that a bundler cannot remove the enhancement.
   */
  readonly enhancedIn: string | null;
}

/** Path of the OpenAPI document in the workspace. */
export const DOCUMENT_FILE = 'apps/api/openapi.json';
export const endpointsFile = (lib: string) => `libs/${lib}/src/endpoints.gen.ts`;
/** Returns the path of the file with the hooks of an enhanced api. */
export const hooksFile = (lib: string) => `libs/${lib}/src/hooks.gen.ts`;

/** Source folder of the lib with the generated code that all libs share. */
export const CONTRACT_FOLDER = 'libs/contract/src';
/** Path of the file with the names of all operations. */
export const OPERATIONS_FILE = `${CONTRACT_FOLDER}/operations.gen.ts`;
/** Path of the file that exports all generated modules of the contract. */
export const EXPORTS_FILE = `${CONTRACT_FOLDER}/contract.gen.ts`;
export const typesFile = (tag: string) => `${CONTRACT_FOLDER}/types/${tag}.gen.ts`;
export const answersFile = (tag: string) => `${CONTRACT_FOLDER}/answers/${tag}.gen.ts`;
export const limitsFile = (tag: string) => `${CONTRACT_FOLDER}/limits/${tag}.gen.ts`;

/**
 * Returns the libs that have a contract.json. Libs of the data layer come first; each layer is sorted by name.
 * @param root root of the workspace
 * @throws Error if a contract.json has unknown or missing fields
 */
export function generatedLibs(root: string): GeneratedLib[] {
  const libs = readdirSync(join(root, 'libs'))
    .sort()
    .filter((lib) => existsSync(contractFile(root, lib)))
    .map((lib) => ({ lib, enhancedIn: null, ...readContract(contractFile(root, lib)) }));
  const [data, others] = [true, false].map((is) => libs.filter(({ lib }) => isDataLayer(root, lib) === is));
  return [...(data ?? []), ...(others ?? [])];
}

const contractFile = (root: string, lib: string) => join(root, 'libs', lib, 'contract.json');

const isDataLayer = (root: string, lib: string) =>
  readFileSync(join(root, 'libs', lib, 'project.json'), 'utf8').includes('"type:data"');

function readContract(file: string) {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Value.Check(CONTRACT, content))
    throw new Error(`${file} does not fit tools/contract/generated-libs.ts`);
  return content;
}
