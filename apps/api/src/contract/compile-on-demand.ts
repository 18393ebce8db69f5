import serializers, { type SerializerFactory } from '@fastify/fast-json-stringify-compiler';
import type { AnySchema, ValidateFunction } from 'ajv';
import type { FastifySchemaCompiler } from 'fastify';
import { once } from '../once';

/**
 * Makes the function that writes an answer when the first such answer is sent: making all of them took most of the
 * start, and one server needs few of them in a day.
 */
export const serializersOnDemand: SerializerFactory = (schemas, options) => {
  const compile = serializers()(schemas, options);
  return (route) => {
    const serializer = once(() => compile(route));
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
