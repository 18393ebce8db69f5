// Generated from the contract by 'npm run contract'. Do not edit.
import { list, nullable } from '../shapes/combine';
import { object, page } from '../shapes/object';
import { count, text } from '../shapes/values';

export const workShape = /* @__PURE__ */ object({
  startup_id: text,
  assignee_id: nullable(text),
  assignee: nullable(text),
  step: nullable(text),
  due: nullable(text),
  version: count,
});

export const workListShape = /* @__PURE__ */ page('items', { items: list(workShape) });
