// Generated from the contract by 'npm run contract'. Do not edit.
import { list, nullable } from '../shapes/combine';
import { object, page } from '../shapes/object';
import { count, flag, number, oneOf, text, yes } from '../shapes/values';
import { startupShape } from './startups.gen';

export const decisionShape = /* @__PURE__ */ object({
  id: text,
  startup_id: text,
  kind: oneOf('contacted', 'contract', 'investment', 'rejected', 'later'),
  from: flag,
  to: flag,
  until: nullable(text),
  is_early: nullable(yes),
  reason: nullable(text),
  details: nullable(text),
  made_by: nullable(text),
  made_at: text,
  score: nullable(number),
  rank: nullable(count),
  threshold: nullable(number),
  scoring_version: nullable(count),
  origin: oneOf('details', 'board', 'bulk', 'api'),
  undoes: nullable(text),
  undone_by: nullable(text),
});

export const decisionPageShape = /* @__PURE__ */ page('items', { items: list(decisionShape) });

export const decisionMadeShape = /* @__PURE__ */ object({
  decision: nullable(decisionShape),
  startup: startupShape,
});
