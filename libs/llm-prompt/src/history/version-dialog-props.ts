import type { PromptVersion } from '../version/prompt-version';

/** The props of a dialog about a version. */
export interface VersionDialogProps {
  readonly version: PromptVersion;
  /** What it is compared with; null when it is not known. */
  readonly active: PromptVersion | null;
  readonly onClose: () => void;
}
