import Box from '@mui/material/Box';
import { useState } from 'react';
import { ConfirmDialog, ConflictNotice, type Words } from '@vaglio/ui';
import type { Prompt } from '../endpoints.gen';
import { settingChanges } from '../version/version-diff';
import { versionWords } from '../version/version-words';
import { DiffView } from './DiffView';
import { SettingList } from './SettingList';
import { useActivate } from './use-activate';
import type { VersionDialogProps } from './version-dialog-props';

const CONTEXT_LINES = 2;

/** Asks before another version becomes the active one, and shows what changes with it. */
export function ActivateDialog({ version, active: opened, onClose }: VersionDialogProps) {
  const { activate, isActivating, failure, conflict } = useActivate(onClose);
  // A history that loads again must not change which version the person saw as active.
  const [seen] = useState(opened);
  const active = conflict ? conflict.current : seen;
  return (
    <ConfirmDialog
      title={`Activate ${versionWords(version).toLowerCase()}`}
      confirmLabel={conflict ? 'Activate anyway' : 'Activate'}
      busyLabel="Activating…"
      busy={isActivating}
      error={failure}
      onConfirm={() => void activate(active, version.prompt_id)}
      onCancel={onClose}
    >
      {conflict && (
        <Box sx={{ mb: 4 }}>
          <ConflictNotice what="the active version" conflict={conflict} wordsOf={activeWords} />
        </Box>
      )}
      From now on, articles are read with {versionWords(version).toLowerCase()}
      {active ? ` instead of ${versionWords(active).toLowerCase()}` : ''}.
      {active && <WhatChanges before={active} after={version} />}
    </ConfirmDialog>
  );
}

function activeWords(active: Prompt | null): Words {
  return { 'Active version': active ? versionWords(active) : '' };
}

function WhatChanges({ before, after }: { readonly before: Prompt; readonly after: Prompt }) {
  const settings = settingChanges(before, after);
  return (
    <Box sx={{ mt: 4 }}>
      {settings.length > 0 && (
        <SettingList
          entries={settings.map(({ label, before: old, after: next }) => [label, `${old} → ${next}`])}
        />
      )}
      {before.body === after.body ? (
        <Box sx={{ mt: 2 }}>{settings.length > 0 ? 'The body stays the same.' : 'It says the same.'}</Box>
      ) : (
        <DiffView before={before.body} after={after.body} context={CONTEXT_LINES} />
      )}
    </Box>
  );
}
