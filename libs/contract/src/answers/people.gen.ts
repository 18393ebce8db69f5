// Generated from the contract by 'npm run contract'. Do not edit.
import { list, nullable } from '../shapes/combine';
import { object, page } from '../shapes/object';
import { text } from '../shapes/values';

export const personShape = /* @__PURE__ */ object({
  id: text,
  name: text,
  initials: text,
  email: nullable(text),
});

export const peopleShape = /* @__PURE__ */ page('items', { items: list(personShape) });
