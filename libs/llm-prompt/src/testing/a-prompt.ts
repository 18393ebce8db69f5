import type { Prompt } from '@vaglio/contract';
import { aParameter } from '@vaglio/test-kit';

/** Two parameters that replace the placeholder. */
export const KICKS = [
  aParameter({ parameterID: 'kick-1', parameterName: 'kick 1', value: 2.5 }),
  aParameter({ parameterID: 'kick-2', parameterName: 'kick 2', value: 5 }),
];

/** Returns version 7, which is active. */
export function aPrompt(overrides: Partial<Prompt> = {}): Prompt {
  const created = new Date(Date.now() - 3 * 3_600_000).toISOString();
  return {
    prompt_id: 'p7',
    name: 'venture news extractor data',
    version: 7,
    body: 'Read the article.\nAwards:\n{{AWARDS_LIST}}',
    model: null,
    temperature: 0.2,
    top_p: 1,
    max_output_tokens: null,
    placeholder: '{{AWARDS_LIST}}',
    is_active: true,
    created_at: created,
    updated_at: created,
    ...overrides,
  };
}

/** Returns version 5, which is no longer active. */
export function anOldPrompt(): Prompt {
  return aPrompt({
    prompt_id: 'p5',
    version: 5,
    is_active: false,
    temperature: 0.1,
    model: 'mistral-small',
    body: 'Read the article.\nAll awards:\n{{AWARDS_LIST}}',
  });
}
