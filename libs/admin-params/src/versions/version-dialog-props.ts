import type { ScoringVersion } from '../endpoints.gen';

/** The props of every dialog about a version. */
export interface VersionDialogProps {
  readonly version: ScoringVersion;
  readonly onClose: () => void;
}
