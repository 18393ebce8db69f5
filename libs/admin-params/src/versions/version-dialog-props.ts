import type { ScoringVersion } from '@vaglio/contract';

/** The props of every dialog about a version. */
export interface VersionDialogProps {
  readonly version: ScoringVersion;
  readonly onClose: () => void;
}
