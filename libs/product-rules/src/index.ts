export * from './display-limits';
export * from './field-limits';
export * from './list-limits';
export * from './run-limits';
export * from './session-limits';
