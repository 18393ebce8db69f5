// Generated from the contract by 'npm run contract'. Do not edit.
import { list, nullable } from '../shapes/combine';
import { object } from '../shapes/object';
import { count, number, text, word, yes } from '../shapes/values';

export const modelConnectionShape = /* @__PURE__ */ object({
  address: text,
  has_key: yes,
  models: list(word),
  timeout_seconds: count,
  price_in: number,
  price_out: number,
  tokens_today: count,
  daily_tokens: count,
  cost_today: number,
  daily_cost: nullable(number),
});

export const offeredModelShape = /* @__PURE__ */ object({ name: text, is_allowed: yes, is_offered: yes });

export const offeredModelsShape = /* @__PURE__ */ object({
  items: list(offeredModelShape),
  error: nullable(text),
});
