import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';

/** The fields of a lib's contract.json. */
const CONTRACT = Type.Object(
  {
    tags: Type.Array(Type.String()),
    exportName: Type.String(),
    enhancedIn: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
);

/** A lib into which endpoints are generated. */
export interface GeneratedLib {
  readonly lib: string;
  /** OpenAPI tags whose operations become endpoints of the lib; an operation is injected once. */
  readonly tags: readonly string[];
  /** Name of the api with these endpoints. */
  readonly exportName: string;
  /**
   * Module that enhances the api and exports it under the same name; the lib's hooks are taken from it, so that a
   * bundler cannot drop the enhancement. Null if the generated api is used as it is.
   */
  readonly enhancedIn: string | null;
}

/** The OpenAPI document, from the workspace root. */
export const DOCUMENT_FILE = 'apps/api/openapi.json';
export const endpointsFile = (lib: string) => `libs/${lib}/src/endpoints.gen.ts`;
/** Hooks of an enhanced api. */
export const hooksFile = (lib: string) => `libs/${lib}/src/hooks.gen.ts`;

/** The source folder of the lib with everything of the contract that libs share. */
export const CONTRACT_FOLDER = 'libs/contract/src';
/** The names of all operations. */
export const OPERATIONS_FILE = `${CONTRACT_FOLDER}/operations.gen.ts`;
/** The list of all generated modules of the contract. */
export const EXPORTS_FILE = `${CONTRACT_FOLDER}/contract.gen.ts`;
export const typesFile = (tag: string) => `${CONTRACT_FOLDER}/types/${tag}.gen.ts`;
export const answersFile = (tag: string) => `${CONTRACT_FOLDER}/answers/${tag}.gen.ts`;
export const limitsFile = (tag: string) => `${CONTRACT_FOLDER}/limits/${tag}.gen.ts`;

/**
 * The libs that have a contract.json: the data layer first, each layer by name.
 * @param root of the workspace
 * @throws Error for a contract.json with anything else
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
