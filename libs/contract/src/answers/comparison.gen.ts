// Generated from the contract by 'npm run contract'. Do not edit.
import { list, nullable } from '../shapes/combine';
import { object } from '../shapes/object';
import { count, number, oneOf, text, yes } from '../shapes/values';
import { ledgerLineShape } from './investments.gen';
import { startupShape } from './startups.gen';

export const scoringInForceShape = /* @__PURE__ */ object({
  version: nullable(count),
  at: nullable(text),
  threshold: number,
  top_percent: number,
});

export const takenDecisionShape = /* @__PURE__ */ object({
  id: text,
  at: text,
  person: nullable(text),
  decision: oneOf('contacted', 'contract', 'investment', 'rejected', 'later'),
  is_set: yes,
  until: nullable(text),
  score: nullable(number),
  version: nullable(count),
  reason: nullable(text),
  details: nullable(text),
});

export const dossierWorkShape = /* @__PURE__ */ object({
  assignee: nullable(text),
  step: nullable(text),
  due: nullable(text),
});

export const comparedStartupShape = /* @__PURE__ */ object({
  startup: startupShape,
  lines: list(ledgerLineShape),
  decision: nullable(takenDecisionShape),
  work: dossierWorkShape,
});

export const startupComparisonShape = /* @__PURE__ */ object({
  scoring: scoringInForceShape,
  items: list(comparedStartupShape),
});
