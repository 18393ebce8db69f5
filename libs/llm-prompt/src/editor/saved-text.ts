import type { Prompt } from '@vaglio/contract';
import { versionText } from '../version/version-text';

/** Version that was saved, as the server returned it. */
export interface SavedPrompt extends Partial<Prompt> {
  /** True if the server created no version, because an equal version exists. */
  readonly isUnchanged?: boolean;
}

/**
 * Returns the message after saving. It states which version is active.
 * @param active currently active version; null if it is unknown
 */
export function savedMessage(saved: SavedPrompt, active: Prompt | null): string {
  if (saved.isUnchanged) return `Nothing changed: ${versionText(saved).toLowerCase()} is identical.`;
  if (saved.version === undefined) return 'Saved as a new version.';
  if (saved.is_active || (active && saved.prompt_id === active.prompt_id))
    return `${versionText(saved)} is saved and active.`;
  const present =
    active?.version !== undefined
      ? `${versionText(active)} stays active until another is activated.`
      : 'It takes effect once it is activated.';
  return `${versionText(saved)} is saved. ${present}`;
}
