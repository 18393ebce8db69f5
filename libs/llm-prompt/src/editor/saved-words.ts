import type { Prompt } from '@vaglio/contract';
import { versionWords } from '../version/version-words';

/** What the server answered to a save. */
export interface SavedPrompt extends Partial<Prompt> {
  /** It made no version: another says the same. */
  readonly isUnchanged?: boolean;
}

/** What a save made, and which version goes on answering. @param active null where it is not known */
export function savedWords(saved: SavedPrompt, active: Prompt | null): string {
  if (saved.isUnchanged) return `Nothing changed: ${versionWords(saved).toLowerCase()} says the same.`;
  if (saved.version === undefined) return 'Saved as a new version.';
  if (saved.is_active || (active && saved.prompt_id === active.prompt_id))
    return `${versionWords(saved)} is saved and active.`;
  const present =
    active?.version !== undefined
      ? `${versionWords(active)} stays active until another is activated.`
      : 'It answers once it is activated.';
  return `${versionWords(saved)} is saved. ${present}`;
}
