import type { PromptVersion } from '../version/prompt-version';

/** What a dialog about a version is told. */
export interface VersionDialogProps {
  readonly version: PromptVersion;
  /** What it is compared with; null when it is not known. */
  readonly active: PromptVersion | null;
  readonly onClose: () => void;
}
