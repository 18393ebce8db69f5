import type { Prompt } from '@vaglio/contract';
import { versionText } from '../version/version-text';

/** What the server answered to a save. */
export interface SavedPrompt extends Partial<Prompt> {
  /** It made no version: another says the same. */
  readonly isUnchanged?: boolean;
}

/** What a save made, and which version goes on answering. @param active null where it is not known */
export function savedMessage(saved: SavedPrompt, active: Prompt | null): string {
  if (saved.isUnchanged) return `Nothing changed: ${versionText(saved).toLowerCase()} says the same.`;
  if (saved.version === undefined) return 'Saved as a new version.';
  if (saved.is_active || (active && saved.prompt_id === active.prompt_id))
    return `${versionText(saved)} is saved and active.`;
  const present =
    active?.version !== undefined
      ? `${versionText(active)} stays active until another is activated.`
      : 'It answers once it is activated.';
  return `${versionText(saved)} is saved. ${present}`;
}
