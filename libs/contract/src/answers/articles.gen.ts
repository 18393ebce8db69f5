// Generated from the contract by 'npm run contract'. Do not edit.
import { list, nullable, optional } from '../shapes/combine';
import { object, page } from '../shapes/object';
import { count, name, text } from '../shapes/values';

export const startupNewsShape = /* @__PURE__ */ object({
  url: name,
  title: nullable(text),
  published_at: nullable(text),
  source: nullable(text),
  startup_id: optional(text),
  company_name: optional(text),
});

export const startupNewsPageShape = /* @__PURE__ */ page('items', {
  items: list(startupNewsShape),
  page: optional(count),
  pageSize: optional(count),
});
