// Generated from the contract by 'npm run contract'. Do not edit.
import { list, nullable, optional } from '../shapes/combine';
import { object, page } from '../shapes/object';
import { count, text, yes } from '../shapes/values';

export const viewDraftShape = /* @__PURE__ */ object({ query: text, base_version: count });

export const viewShape = /* @__PURE__ */ object({
  id: text,
  name: text,
  is_team: yes,
  is_mine: yes,
  owner: nullable(text),
  query: text,
  is_pinned: yes,
  draft: optional(viewDraftShape),
  version: count,
  updated_at: text,
});

export const viewsShape = /* @__PURE__ */ page('items', { items: list(viewShape) });

export const viewNewsShape = /* @__PURE__ */ object({ id: text, since: nullable(text), new: count });

export const viewCountsShape = /* @__PURE__ */ page('items', { items: list(viewNewsShape) });

export const viewDraftEffectShape = /* @__PURE__ */ object({
  query: text,
  base_version: count,
  total: count,
  added: count,
  removed: count,
});

export const viewVisitShape = /* @__PURE__ */ object({
  id: text,
  since: nullable(text),
  new: count,
  can_undo: yes,
});
