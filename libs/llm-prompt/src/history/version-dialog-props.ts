import type { Prompt } from '@vaglio/contract';

/** Props of the dialogs about a prompt version. */
export interface VersionDialogProps {
  readonly version: Prompt;
  /** Active version for the comparison. null if it is unknown. */
  readonly active: Prompt | null;
  readonly onClose: () => void;
}
