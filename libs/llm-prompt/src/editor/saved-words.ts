import { versionWords, type PromptVersion } from '../version/prompt-version';

/** What a save made, and which version goes on answering. @param activeVersion its number; null where it is not known */
export function savedWords(saved: PromptVersion, activeVersion: number | null): string {
  if (saved.version === null) return 'Saved as a new version.';
  if (saved.is_active) return `${versionWords(saved)} is saved and active.`;
  const present = activeVersion === null ? 'The active version' : `Version ${activeVersion}`;
  return `${versionWords(saved)} is saved. ${present} stays active until another is activated.`;
}
