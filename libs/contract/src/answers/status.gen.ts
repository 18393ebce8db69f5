// Generated from the contract by 'npm run contract'. Do not edit.
import { list, nullable } from '../shapes/combine';
import { object } from '../shapes/object';
import { count, oneOf, text } from '../shapes/values';

export const retentionShape = /* @__PURE__ */ object({
  items: list(
    object({
      kind: oneOf('sessions', 'notifications', 'deliveries', 'runs', 'usage', 'article_texts'),
      days: nullable(count),
      default_days: nullable(count),
      rows_due: count,
      rows_removed: count,
    }),
  ),
  swept_at: nullable(text),
  version: count,
});

export const statusFindingShape = /* @__PURE__ */ object({
  subject: text,
  verdict: oneOf('fine', 'warning', 'problem'),
  text: text,
  advice: nullable(text),
});

export const statusGroupShape = /* @__PURE__ */ object({ name: text, findings: list(statusFindingShape) });

export const statusShape = /* @__PURE__ */ object({
  checked_at: text,
  verdict: oneOf('fine', 'warning', 'problem'),
  groups: list(statusGroupShape),
  restore_test: oneOf('possible', 'running', 'impossible'),
});
