// Generated from the contract by 'npm run contract'. Do not edit.
import { list, nullable } from '../shapes/combine';
import { object, page } from '../shapes/object';
import { count, flag, number, oneOf, text } from '../shapes/values';
import { decisionShape } from './decisions.gen';
import { startupShape } from './startups.gen';

export const stageLimitsShape = /* @__PURE__ */ object({
  contacted: nullable(count),
  contract: nullable(count),
  version: count,
});

export const stageCardShape = /* @__PURE__ */ object({
  id: text,
  company_name: text,
  score: number,
  sector: nullable(text),
  canton: nullable(text),
  version: count,
  email_sent: flag,
  create_contract: flag,
  interested: flag,
  rejected: flag,
  days: nullable(count),
  assignee_id: nullable(text),
  assignee: nullable(text),
  step: nullable(text),
  due: nullable(text),
  later_until: nullable(text),
  reason: nullable(text),
});

export const stageColumnShape = /* @__PURE__ */ page('items', {
  stage: oneOf('new', 'contacted', 'contract', 'investment', 'later', 'rejected'),
  median_days: nullable(number),
  of_year: count,
  next: nullable(text),
  items: list(stageCardShape),
});

export const stageBoardShape = /* @__PURE__ */ object({
  stages: list(stageColumnShape),
  limits: stageLimitsShape,
});

export const stageMovedShape = /* @__PURE__ */ object({
  decisions: list(decisionShape),
  startup: startupShape,
});
