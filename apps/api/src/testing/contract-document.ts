import type { FastifyInstance } from 'fastify';
import addFormats from 'ajv-formats';
import Ajv2020 from 'ajv/dist/2020';
import { readObject } from '../platform/http/validation/read-object';

export type DocumentedOperation = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path in the document, such as '/auth/investments/{id}/score'. */
  path: string;
  operationId: string;
  statuses: readonly number[];
  isGuarded: boolean;
  description: Record<string, unknown>;
};

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const DOCUMENT = 'contract';

/** Returns the contract of an application, used to validate its responses. */
export async function contractDocument(app: FastifyInstance) {
  await app.ready();
  const document = readObject((await app.documented()).swagger());
  const ajv = new Ajv2020({ strict: false });
  addFormats(ajv);
  ajv.addSchema(document, DOCUMENT);
  const operations = Object.entries(readObject(document['paths'])).flatMap(([path, methods]) =>
    METHODS.flatMap((method): DocumentedOperation[] => {
      const description = readObject(readObject(methods)[method.toLowerCase()]);
      if (!('operationId' in description)) return [];
      const statuses = Object.keys(readObject(description['responses'])).map(Number);
      const isGuarded = JSON.stringify(description['security']) === '[{"bearer":[]}]';
      const operationId = String(description['operationId']);
      return [{ method, path, operationId, statuses, isGuarded, description }];
    }),
  );

  return {
    document,
    operations,
    /** Returns whether a body is a valid error response. */
    isFailure: ajv.compile({ $ref: `${DOCUMENT}#/components/schemas/Failure` }),
    /** Returns the operation of a request. @throws Error if the document has no such operation */
    operationAt: (method: string, url: string): DocumentedOperation => {
      const found = operations.find((one) => one.method === method && isAt(one, url));
      if (!found) throw new Error(`The document has no ${method} ${url}.`);
      return found;
    },
    /** Returns the methods of all operations that match a path. '/raw/export' also matches '/raw/{id}'. */
    methodsAt: (url: string): string[] => [
      ...new Set(operations.filter((one) => isAt(one, url)).map(({ method }) => method)),
    ],
    /** Returns why a response violates the document; null for a valid response. */
    faultOf: ({ method, path }: DocumentedOperation, status: number, body: unknown): string | null => {
      const place = `/paths/${escaped(path)}/${method.toLowerCase()}/responses/${status}`;
      const response = readObject(partAt(document, place));
      const { $ref } = response;
      const content = typeof $ref === 'string' ? $ref.slice(1) : place;
      if (Object.keys(response).length === 0) return `${status} is not documented`;
      const isFitting = ajv.compile({ $ref: `${DOCUMENT}#${content}/content/application~1json/schema` });
      return isFitting(body) ? null : ajv.errorsText(isFitting.errors);
    },
  };
}

function isAt({ path }: DocumentedOperation, url: string): boolean {
  const [address = ''] = url.split('?', 1);
  return new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(address);
}

/** Returns the path of an operation with each parameter replaced by `value`. */
export function addressOf({ path }: DocumentedOperation, value: string): string {
  return path.replaceAll(/\{\w+\}/g, value);
}

const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');

function partAt(document: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (part, key) => readObject(part)[key.replaceAll('~1', '/').replaceAll('~0', '~')],
      document,
    );
}
