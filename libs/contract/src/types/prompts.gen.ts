// Generated from the contract by 'npm run contract'. Do not edit.
export type ActivatePromptApiResponse = /** status 200 Default Response */ Prompt | null;
export type ActivatePromptApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
};
export type ListPromptsApiResponse = /** status 200 Default Response */ PromptPage;
export type ListPromptsApiArg = {
  page?: number;
  pageSize?: number | 'all';
  limit?: number;
  offset?: number;
  /** Folded substring: accents and case do not matter */
  q?: string;
  name?: string;
};
export type ReadPromptApiResponse = /** status 200 Default Response */ Prompt;
export type ReadPromptApiArg = {
  /** The usual name when absent */
  name?: string;
};
export type SavePromptApiResponse = /** status 200 Default Response */ Prompt | null;
export type SavePromptApiArg = {
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  promptInput: PromptInput;
};
export type Prompt = {
  prompt_id: string;
  name: string;
  /** From 1 within the name */
  version?: number;
  body: string;
  model: string | null;
  temperature?: number;
  top_p?: number;
  max_output_tokens: number | null;
  /** Becomes one line for each parameter */
  placeholder?: string;
  is_active: boolean;
  created_at?: string;
  updated_at?: string;
  /** Which models may be named; empty when only the built-in extractor may, as built-in */
  models?: string[];
  /** The newest version of the name; sent back as If-Match of a save */
  latest_version?: number;
};
export type PromptPage = {
  items: Prompt[];
  total: number;
};
export type PromptInput = {
  /** The usual name when absent. At least one visible character; no control, zero-width or directional ones */
  name?: string;
  prompt: string;
  model?: string | null;
  temperature?: number | null;
  top_p?: number | null;
  max_output_tokens?: number | null;
  placeholder?: string | null;
};
