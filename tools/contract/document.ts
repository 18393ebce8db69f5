/** A part of a JSON schema as our TypeBox schemas give it. */
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
  /** Marks an operation that writes nothing although it is no GET. */
  readonly 'x-query'?: boolean;
}

/** What we read of an OpenAPI document. */
export interface ContractDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

export function readDocument(text: string): ContractDocument {
  return JSON.parse(text) as ContractDocument;
}

const REF = '#/components/schemas/';

/** The name of a schema that is referred to; null for one that is written out. */
export function refName(schema: Schema | undefined): string | null {
  return schema?.$ref?.startsWith(REF) ? schema.$ref.slice(REF.length) : null;
}

export function refTo(name: string): Schema {
  return { $ref: REF + name };
}

/** What an operation answers when all is well; undefined for an answer without content. */
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

/** Whether an operation changes something, and so is a mutation of the query library. */
export const isChange = (method: string, operation: Operation): boolean =>
  method !== 'get' && operation['x-query'] !== true;

/** The names of all schemas that a part of the document refers to, directly or through others. */
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
