import serializers, { type SerializerFactory } from '@fastify/fast-json-stringify-compiler';
import type { AnySchema, ValidateFunction } from 'ajv';
import type { FastifySchemaCompiler } from 'fastify';
import { once } from '../once';
import { readObject } from './read-object';
import { schemasWithin } from './schemas-within';

type Serializer = ReturnType<ReturnType<SerializerFactory>>;

/** By schema, what this process has made: its specs make the application some hundred times, of the same schemas. */
const MADE = new WeakMap<object, Serializer>();

/**
 * Makes the function that writes an answer when the first such answer is sent: making all of them took most of the
 * start, and one server needs few of them in a day. Each is made with the named schemas that it refers to: checking all
 * of them took most of its time.
 */
export const serializersOnDemand: SerializerFactory = (externalSchemas, options) => {
  const named = readObject(externalSchemas);
  return (route) => {
    const serializer = once(() => {
      const schema = Object(route.schema);
      const made = MADE.get(schema) ?? serializers()(schemasWithin(schema, named), options)(route);
      MADE.set(schema, made);
      return made;
    });
    return (answer) => serializer()(answer);
  };
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
