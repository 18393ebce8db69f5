// Generated from the contract by 'npm run contract'. Do not edit.
import { list, nullable, optional } from '../shapes/combine';
import { object, page } from '../shapes/object';
import { count, text } from '../shapes/values';
import { duplicatePairShape, startupMergeShape } from './facts.gen';

export const duplicatePageShape = /* @__PURE__ */ page('items', {
  items: list(duplicatePairShape),
  page: optional(count),
  pageSize: optional(count),
  counts: object({ all: count, website: count, founder: count, name: count }),
  kept_apart: count,
  comparing: count,
});

export const duplicateCountShape = /* @__PURE__ */ object({ open: count });

export const keptApartShape = /* @__PURE__ */ object({
  id: text,
  first_id: text,
  first_name: text,
  second_id: text,
  second_name: text,
  decided_by: nullable(text),
  decided_at: text,
});

export const keptApartPageShape = /* @__PURE__ */ page('items', {
  items: list(keptApartShape),
  page: optional(count),
  pageSize: optional(count),
});

export const startupMergePageShape = /* @__PURE__ */ page('items', {
  items: list(startupMergeShape),
  page: optional(count),
  pageSize: optional(count),
});
