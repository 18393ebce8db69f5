import Button from '@mui/material/Button';
import type { Prompt } from '@vaglio/contract';
import { DialogFrame } from '@vaglio/ui';
import { DiffView } from '../history/DiffView';
import { SettingList } from '../history/SettingList';
import { settingChanges } from '../version/version-diff';
import { versionText } from '../version/version-text';

interface DifferenceDialogProps {
  readonly base: Prompt;
  readonly candidate: Prompt;
  readonly onClose: () => void;
}

/** Dialog with the line-by-line differences between two prompt versions. */
export function DifferenceDialog({ base, candidate, onClose }: DifferenceDialogProps) {
  const settings = settingChanges(base, candidate);
  return (
    <DialogFrame
      title={`${versionText(base)} and ${versionText(candidate).toLowerCase()}`}
      width="wide"
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      {settings.length > 0 && (
        <SettingList entries={settings.map(({ label, before, after }) => [label, `${before} → ${after}`])} />
      )}
      <DiffView before={base.body} after={candidate.body} />
    </DialogFrame>
  );
}
