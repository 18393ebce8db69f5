import Box from '@mui/material/Box';
import { useState } from 'react';
import { useIsSupported } from '@vaglio/api-client';
import type { Prompt } from '@vaglio/contract';
import { ConfirmDialog, ConflictNotice, Field, type FieldTexts } from '@vaglio/ui';
import { GateConditions } from '../gate/GateConditions';
import { isReasonEnough, REASON_HINT, reasonLabel } from '../gate/reason-text';
import { useReadVerdictQuery } from '../hooks.gen';
import { settingChanges } from '../version/version-diff';
import { versionText } from '../version/version-text';
import { DiffView } from './DiffView';
import { SettingList } from './SettingList';
import { useActivate } from './use-activate';
import type { VersionDialogProps } from './version-dialog-props';

const CONTEXT_LINES = 2;

/**
 * Confirmation dialog for activating a version. It shows the differences and asks for a reason if a condition is not
 * met.
 */
export function ActivateDialog({ version, active: opened, onClose }: VersionDialogProps) {
  const { activate, isActivating, failure, conflict } = useActivate(onClose);
  const hasGate = useIsSupported('listActivations') === true;
  const { data: verdict } = useReadVerdictQuery({ id: version.prompt_id }, { skip: !hasGate });
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  // The dialog keeps the active version that was displayed, so that reloading the history does not change it.
  const [seen] = useState(opened);
  const active = conflict ? conflict.current : seen;
  const needsReason = verdict !== undefined && !verdict.is_met;
  const isWithoutReason = needsReason && !isReasonEnough(reason);
  const confirm = () => {
    setIsTried(true);
    if (!isWithoutReason)
      void activate(active, { id: version.prompt_id, reason: needsReason ? reason : null });
  };
  return (
    <ConfirmDialog
      title={`Activate ${versionText(version).toLowerCase()}`}
      confirmLabel={conflict ? 'Activate anyway' : 'Activate'}
      busyLabel="Activating…"
      busy={isActivating}
      error={failure}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {conflict && (
        <Box sx={{ mb: 4 }}>
          <ConflictNotice what="the active version" conflict={conflict} textsOf={activeText} />
        </Box>
      )}
      From now on, articles are read with {versionText(version).toLowerCase()}
      {active ? ` instead of ${versionText(active).toLowerCase()}` : ''}.
      {active && <WhatChanges before={active} after={version} />}
      {verdict && (
        <Box sx={{ display: 'grid', gap: 4, mt: 4 }}>
          <GateConditions conditions={verdict.conditions} />
          {needsReason && (
            <Field
              label={reasonLabel(verdict)}
              value={reason}
              onChange={setReason}
              rows={2}
              maxLength={1000}
              hint={REASON_HINT}
              error={isTried && isWithoutReason ? REASON_HINT : null}
            />
          )}
        </Box>
      )}
    </ConfirmDialog>
  );
}

function activeText(active: Prompt | null): FieldTexts {
  return { 'Active version': active ? versionText(active) : '' };
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
        <Box sx={{ mt: 2 }}>
          {settings.length > 0 ? 'The body stays the same.' : 'The text is identical.'}
        </Box>
      ) : (
        <DiffView before={before.body} after={after.body} context={CONTEXT_LINES} />
      )}
    </Box>
  );
}
