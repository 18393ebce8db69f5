import serializers from '@fastify/fast-json-stringify-compiler';
import type { AnySchema, ValidateFunction } from 'ajv';
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import { once } from '../../util/once';
import { schemaNamed } from '../openapi/named-schemas';
import { schemasWithin } from './schemas-within';

type SerializerCompiler = FastifySerializerCompiler<unknown>;
type Serializer = ReturnType<SerializerCompiler>;

/** Compiled serializers by schema. Tests build the application several hundred times from the same schemas. */
const MADE = new WeakMap<object, Serializer>();

/**
 * Compiles the serializer of a response. It includes only the named schemas that the response references, because
 * checking all named schemas takes most of the time.
 */
export const compileSerializer: SerializerCompiler = ({ httpStatus = '', ...route }) => {
  const schema = Object(route.schema);
  const known = MADE.get(schema);
  if (known) return known;
  const named = Object.fromEntries(schemasWithin(schema, schemaNamed));
  const made = serializers()(named)({ ...route, httpStatus });
  MADE.set(schema, made);
  return made;
};

/**
 * Returns a serializer that is compiled on its first use. Compiling all serializers takes most of the start, and a
 * server uses only a few of them in a day.
 */
export const compileSerializerOnDemand: SerializerCompiler = (route) => {
  const serializer = once(() => compileSerializer(route));
  return (answer) => serializer()(answer);
};

/** Returns a compiler whose request validators are compiled on their first use. */
export function validatorsOnDemand(
  compile: (part: string | undefined, schema: AnySchema) => ValidateFunction,
): FastifySchemaCompiler<AnySchema> {
  return ({ schema, httpPart }) => {
    const validator = once(() => compile(httpPart, schema));
    return (value) => {
      const check = validator();
      return check(value) ? true : { error: check.errors ?? [] };
    };
  };
}
