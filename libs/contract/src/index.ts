export * from './contract.gen';
export type { OperationName } from './operations.gen';
export type { Conflict, Outcome } from './outcome';
export { toArgumentNames, toBodyNames, type ArgumentName } from './parameter-names';
export { list, nullable, optional, withDefault } from './shapes/combine';
export { object, page } from './shapes/object';
export { property, type Shape } from './shapes/shape';
export { count, name, number, text } from './shapes/values';
