import serializers from '@fastify/fast-json-stringify-compiler';
import type { AnySchema, ValidateFunction } from 'ajv';
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import { once } from '../../util/once';
import { schemaNamed } from '../openapi/named-schemas';
import { schemasWithin } from './schemas-within';

type SerializerCompiler = FastifySerializerCompiler<unknown>;
type Serializer = ReturnType<SerializerCompiler>;

/** By schema, what this process has made: its specs make the application some hundred times, of the same schemas. */
const MADE = new WeakMap<object, Serializer>();

/** Makes the function that writes an answer, with the named schemas that it refers to: checking all of them took most of its time. */
export const compileSerializer: SerializerCompiler = ({ httpStatus = '', ...route }) => {
  const schema = Object(route.schema);
  const known = MADE.get(schema);
  if (known) return known;
  const named = Object.fromEntries(schemasWithin(schema, schemaNamed));
  const made = serializers()(named)({ ...route, httpStatus });
  MADE.set(schema, made);
  return made;
};

/** The same when the first such answer is sent: making all of them took most of the start, and one server needs few of them in a day. */
export const compileSerializerOnDemand: SerializerCompiler = (route) => {
  const serializer = once(() => compileSerializer(route));
  return (answer) => serializer()(answer);
};

/** The same for the functions that check requests. */
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
