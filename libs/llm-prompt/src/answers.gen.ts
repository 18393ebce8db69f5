// Generated from the contract by 'npm run contract'. Do not edit.
import {
  count,
  list,
  nullable,
  number,
  object,
  optional,
  page,
  text,
  withDefault,
  word,
  yes,
} from '@vaglio/api-client';

export const prompt = /* @__PURE__ */ object({
  prompt_id: withDefault(text, ''),
  name: withDefault(text, ''),
  version: optional(count),
  body: withDefault(text, ''),
  model: nullable(text),
  temperature: optional(number),
  top_p: optional(number),
  max_output_tokens: nullable(count),
  placeholder: optional(text),
  is_active: yes,
  created_at: optional(text),
  updated_at: optional(text),
  models: optional(list(word)),
  latest_version: optional(count),
});

export const promptPage = /* @__PURE__ */ page(
  'items',
  { items: withDefault(list(prompt), []) },
  { items: ['items', 'prompts'] },
);
