import { Type } from '@sinclair/typebox';
import { namedSchemas } from './named-schemas';
import { ref } from '../validation/schema-parts';

const Dog = Type.Object({ name: Type.String() }, { $id: 'Dog' });
const Ant = Type.Object({ name: Type.String() }, { $id: 'Ant' });

test('each named API schema is listed once', () => {
  expect([ref(Dog), ref(Ant), ref(Dog)].map(({ $ref }) => $ref)).toEqual(['Dog#', 'Ant#', 'Dog#']);
  expect(namedSchemas().filter((schema) => schema === Dog || schema === Ant)).toEqual([Ant, Dog]);
});

test('two API schemas with the same name are refused', () => {
  expect(() => ref(Type.Object({}, { $id: 'Dog' }))).toThrow('Two schemas have the name Dog.');
});

test('an API schema without a name cannot be referenced', () => {
  expect(() => ref(Type.Object({}))).toThrow('A schema that is referred to needs an $id.');
});
