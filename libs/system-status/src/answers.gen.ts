// Generated from the contract by 'npm run contract'. Do not edit.
import { count, list, nullable, object, oneOf, text } from '@vaglio/api-client';

export const retention = /* @__PURE__ */ object({
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

export const statusFinding = /* @__PURE__ */ object({
  subject: text,
  verdict: oneOf('fine', 'warning', 'problem'),
  text: text,
  advice: nullable(text),
});

export const statusGroup = /* @__PURE__ */ object({ name: text, findings: list(statusFinding) });

export const status = /* @__PURE__ */ object({
  checked_at: text,
  verdict: oneOf('fine', 'warning', 'problem'),
  groups: list(statusGroup),
});
