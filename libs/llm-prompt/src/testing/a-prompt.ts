import type { Prompt } from '../endpoints.gen';

/** Version 7, the active one. */
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
