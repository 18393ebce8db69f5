// Generated from the contract by 'npm run contract'. Do not edit.

export const listPromptsLimits = {
  limit: { minimum: 1, maximum: 500 },
  offset: { minimum: 0, maximum: 5000000 },
  name: { maxLength: 200 },
} as const;

export const readPromptLimits = { name: { maxLength: 200, default: 'venture news extractor data' } } as const;

export const savePromptLimits = {
  name: { maxLength: 200, default: 'venture news extractor data' },
  prompt: { minLength: 1, maxLength: 64000 },
  model: { maxLength: 200 },
  temperature: { minimum: 0, maximum: 2, default: 0.2 },
  top_p: { minimum: 0, maximum: 1, default: 1 },
  max_output_tokens: { minimum: 1, maximum: 1000000 },
  placeholder: { maxLength: 100, default: '{{AWARDS_LIST}}' },
} as const;
