// Generated from the contract by 'npm run contract'. Do not edit.
import { list, nullable } from '../shapes/combine';
import { object } from '../shapes/object';
import { count, number, oneOf, text, yes } from '../shapes/values';

export const brandShape = /* @__PURE__ */ object({
  product_title: text,
  foundation_name: text,
  from_environment: list(oneOf('product_title', 'foundation_name')),
  logo: nullable(text),
  is_logo_dropped: yes,
  version: count,
});

export const firstStepShape = /* @__PURE__ */ object({
  key: oneOf('password', 'brand', 'list', 'sources', 'model', 'prompt', 'weights', 'people'),
  state: oneOf('open', 'done', 'skipped'),
  done_at: nullable(text),
});

export const firstStepsShape = /* @__PURE__ */ object({
  steps: list(firstStepShape),
  is_hidden: yes,
  is_logo_dropped: yes,
  has_sample_source: yes,
  own_sources: count,
  model: nullable(text),
  prompt_version: count,
  parameters: count,
  threshold: number,
  other_people: count,
});
