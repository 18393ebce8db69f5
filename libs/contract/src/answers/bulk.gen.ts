// Generated from the contract by 'npm run contract'. Do not edit.
import { list, nullable } from '../shapes/combine';
import { object } from '../shapes/object';
import { count, text, word } from '../shapes/values';

export const selectionShape = /* @__PURE__ */ object({ ids: list(word), expected: count, token: text });

export const bulkDoneShape = /* @__PURE__ */ object({ id: nullable(text), count: count, changed: count });

export const bulkUndoneShape = /* @__PURE__ */ object({ count: count });
