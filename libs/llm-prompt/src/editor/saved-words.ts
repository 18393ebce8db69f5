import { versionWords, type PromptVersion } from '../version/prompt-version';

/** What a save made, and which version goes on answering. @param active null where it is not known */
export function savedWords(saved: PromptVersion, active: PromptVersion | null): string {
  if (saved.version === null) return 'Saved as a new version.';
  if (saved.is_active || saved.prompt_id === active?.prompt_id)
    return `${versionWords(saved)} is saved and active.`;
  const present =
    active && active.version !== null
      ? `${versionWords(active)} stays active until another is activated.`
      : 'It answers once it is activated.';
  return `${versionWords(saved)} is saved. ${present}`;
}
