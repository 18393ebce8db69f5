import type { ScoringVersion } from '../endpoints.gen';

/** What every dialog about a version is told. */
export interface VersionDialogProps {
  readonly version: ScoringVersion;
  readonly onClose: () => void;
}
