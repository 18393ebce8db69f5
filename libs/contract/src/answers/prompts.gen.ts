// Generated from the contract by 'npm run contract'. Do not edit.
import { list, nullable, optional, withDefault } from '../shapes/combine';
import { object, page } from '../shapes/object';
import { count, number, text, word, yes } from '../shapes/values';

export const promptShape = /* @__PURE__ */ object({
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

export const promptPageShape = /* @__PURE__ */ page(
  'items',
  { items: withDefault(list(promptShape), []) },
  { items: ['items', 'prompts'] },
);
