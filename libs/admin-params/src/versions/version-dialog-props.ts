import type { ScoringVersion } from '@vaglio/contract';

/** Props of every dialog about a scoring version. */
export interface VersionDialogProps {
  readonly version: ScoringVersion;
  readonly onClose: () => void;
}
