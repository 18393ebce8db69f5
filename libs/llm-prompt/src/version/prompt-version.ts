import { readName, readNumber, readRows, readText, readYes } from '@vaglio/api-client';

/** A version of the prompt, as servers tell it; null is what one does not tell. */
export interface PromptVersion {
  readonly prompt_id: string;
  readonly version: number | null;
  readonly body: string;
  readonly model: string | null;
  readonly temperature: number | null;
  readonly top_p: number | null;
  /** Null is the model's default. */
  readonly max_output_tokens: number | null;
  readonly placeholder: string | null;
  readonly is_active: boolean;
  readonly created_at: string | null;
}

/** A version of GET or PUT /auth/llm/prompt, or of the history. Never throws. Source: spec §3 and §7. */
export function readPromptVersion(answer: unknown): PromptVersion {
  return {
    prompt_id: readName(answer, 'prompt_id'),
    version: readNumber(answer, 'version'),
    body: readName(answer, 'body'),
    model: readText(answer, 'model'),
    temperature: readNumber(answer, 'temperature'),
    top_p: readNumber(answer, 'top_p'),
    max_output_tokens: readNumber(answer, 'max_output_tokens'),
    placeholder: readText(answer, 'placeholder'),
    is_active: readYes(answer, 'is_active'),
    created_at: readText(answer, 'created_at'),
  };
}

/** A page of GET /auth/llm/prompts; without a total, what it holds counts. Never throws. */
export function readHistory(answer: unknown): {
  readonly versions: readonly PromptVersion[];
  readonly total: number;
} {
  const versions = readRows(answer, ['items', 'prompts']).map(readPromptVersion);
  return { versions, total: readNumber(answer, 'total') ?? versions.length };
}

/** 'Version 7', or 'this version' where the server counts none. */
export function versionWords({ version }: Pick<PromptVersion, 'version'>): string {
  return version === null ? 'This version' : `Version ${version}`;
}
