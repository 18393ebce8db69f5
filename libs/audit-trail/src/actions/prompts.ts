export const PROMPTS_ACTIONS = {
  prompt_saved: 'Saved a prompt',
  prompt_activated: 'Activated a prompt',
} as const;
