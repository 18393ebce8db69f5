export const BRAND_ACTIONS = {
  brand_saved: 'Changed title, foundation or logo',
  first_step_skipped: 'Left out a first step',
  first_steps_hidden: 'Hid the first steps for a week',
} as const;
