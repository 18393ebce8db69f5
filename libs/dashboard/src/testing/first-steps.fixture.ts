import type { Brand, FirstSteps } from '@vaglio/contract';

type Step = FirstSteps['steps'][number];
const KEYS: readonly Step['key'][] = [
  'password',
  'brand',
  'list',
  'sources',
  'model',
  'prompt',
  'weights',
  'people',
];

/** Returns the setup steps of a new installation. The given steps are done. */
export function stepsWith(...done: readonly Step['key'][]): FirstSteps {
  return {
    steps: KEYS.map((key) => ({ key, state: done.includes(key) ? 'done' : 'open', done_at: null })),
    is_hidden: false,
    is_logo_dropped: false,
    has_sample_source: true,
    own_sources: 0,
    model: null,
    prompt_version: 1,
    parameters: 30,
    threshold: 8,
    other_people: 0,
  };
}

export const ALL_DONE = stepsWith(...KEYS);

export const A_BRAND: Brand = {
  product_title: 'Vaglio',
  foundation_name: 'Lindmatt Foundation',
  from_environment: ['foundation_name'],
  logo: null,
  is_logo_dropped: false,
  version: 1,
};
