// Generated from the contract by 'npm run contract'. Do not edit.
import { list, nullable } from '../shapes/combine';
import { object } from '../shapes/object';
import { count, number, oneOf, text, yes } from '../shapes/values';
import { startupFactsShape } from './facts.gen';
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

export const shortlistRowShape = /* @__PURE__ */ object({
  startup: startupShape,
  decision: nullable(takenDecisionShape),
});

export const dossierNoteShape = /* @__PURE__ */ object({
  id: text,
  at: text,
  person: nullable(text),
  text: text,
});

export const scoreStepShape = /* @__PURE__ */ object({
  at: text,
  before: number,
  after: number,
  version: nullable(count),
});

export const dossierShape = /* @__PURE__ */ object({
  startup: startupShape,
  of: count,
  lines: list(ledgerLineShape),
  facts: startupFactsShape,
  decisions: list(takenDecisionShape),
  work: dossierWorkShape,
  notes: list(dossierNoteShape),
  score_steps: list(scoreStepShape),
});

export const lastPrintShape = /* @__PURE__ */ object({
  at: text,
  person: nullable(text),
  entered: list(object({ id: text, company_name: text, score: number })),
  left: list(object({ id: text, company_name: text, decision: nullable(takenDecisionShape) })),
});

export const shortlistDocumentShape = /* @__PURE__ */ object({
  read_at: text,
  reader: nullable(text),
  scoring: scoringInForceShape,
  total: count,
  of: count,
  rows: list(shortlistRowShape),
  dossiers: list(dossierShape),
  last_print: nullable(lastPrintShape),
});

export const dossierDocumentShape = /* @__PURE__ */ object({
  read_at: text,
  reader: nullable(text),
  scoring: scoringInForceShape,
  dossier: dossierShape,
});

export const printShape = /* @__PURE__ */ object({ at: text, person: nullable(text) });
