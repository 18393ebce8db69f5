/** Subset of JSON Schema that the server's TypeBox schemas use. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: Schema;
}

interface Content {
  readonly description?: string;
  readonly content?: { readonly 'application/json'?: { readonly schema: Schema } };
}

export interface Operation {
  readonly operationId: string;
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
  /** True for an operation that changes nothing although it is not a GET. */
  readonly 'x-query'?: boolean;
}

/** Subset of the OpenAPI document that the generators read. */
export interface ContractDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

export function readDocument(text: string): ContractDocument {
  return JSON.parse(text) as ContractDocument;
}

const REF = '#/components/schemas/';

/** Returns the name of a referenced schema; null for an inline schema. */
export function refName(schema: Schema | undefined): string | null {
  return schema?.$ref?.startsWith(REF) ? schema.$ref.slice(REF.length) : null;
}

export function refTo(name: string): Schema {
  return { $ref: REF + name };
}

/** Returns the schema of an operation's successful response; undefined if the response has no content. */
export function answerOf({ responses }: Operation): Schema | undefined {
  const [good] = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  return good?.[1].content?.['application/json']?.schema;
}

export function operationsOf({
  paths,
}: ContractDocument): readonly { method: string; operation: Operation }[] {
  return Object.values(paths).flatMap((methods) =>
    Object.entries(methods).map(([method, operation]) => ({ method, operation })),
  );
}

/** Returns true if an operation changes data. Such an operation becomes a mutation. */
export const isChange = (method: string, operation: Operation): boolean =>
  method !== 'get' && operation['x-query'] !== true;

/** Returns the names of all schemas that a part of the document references directly or indirectly. */
export function namesUnder(part: unknown, schemas: ContractDocument['components']['schemas']): Set<string> {
  const names = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const name = '$ref' in value && typeof value.$ref === 'string' ? refName({ $ref: value.$ref }) : null;
    if (name !== null && !names.has(name)) {
      names.add(name);
      visit(schemas[name]);
    }
    Object.values(value).forEach(visit);
  };
  visit(part);
  return names;
}
