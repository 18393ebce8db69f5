import type { Prompt } from '@vaglio/contract';

/** The props of a dialog about a version. */
export interface VersionDialogProps {
  readonly version: Prompt;
  /** What it is compared with; null when it is not known. */
  readonly active: Prompt | null;
  readonly onClose: () => void;
}
