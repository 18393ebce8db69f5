import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { useMemo, useState } from 'react';
import type { Parameter } from '@vaglio/contract';
import { ConflictNotice, DeleteDialog, ErrorAlert } from '@vaglio/ui';
import { PreviewEffect } from '../preview/PreviewEffect';
import { parameterText } from './parameter-text';
import { useDeleteParameter } from './use-delete-parameter';

interface DeleteParameterDialogProps {
  readonly parameter: Parameter;
  readonly onClose: () => void;
}

/** Asks before a parameter is deleted; where groups hold it, whether it should leave them too. */
export function DeleteParameterDialog({ parameter, onClose }: DeleteParameterDialogProps) {
  const [fromGroups, setFromGroups] = useState(false);
  const { remove, isDeleting, isInUse, failure, conflict } = useDeleteParameter(onClose);
  // Taken out of its groups in any case: what a preview is asked for is the parameter's absence.
  const changes = useMemo(
    () => [{ delete_parameter: { parameterID: parameter.parameterID, cascade: true } }],
    [parameter],
  );
  return (
    <DeleteDialog
      isConflict={conflict !== null}
      busy={isDeleting}
      onConfirm={() => void remove(conflict?.current ?? parameter, fromGroups)}
      onCancel={onClose}
    >
      <Box sx={{ overflowWrap: 'anywhere' }}>
        Delete the parameter <b>{parameter.parameterName}</b>? Its award then adds nothing to a score.
      </Box>
      {conflict && (
        <Box sx={{ mt: 4 }}>
          <ConflictNotice what="this parameter" conflict={conflict} textsOf={parameterText} />
        </Box>
      )}
      {failure && (
        <Box sx={{ mt: 4 }}>
          <ErrorAlert>{failure}</ErrorAlert>
        </Box>
      )}
      <Box sx={{ mt: 4 }}>
        <PreviewEffect changes={changes} />
      </Box>
      {isInUse && (
        <Box
          component="label"
          sx={{ display: 'flex', alignItems: 'center', mt: 2, ml: -2, color: 'text.primary' }}
        >
          <Checkbox
            checked={fromGroups}
            disabled={isDeleting}
            onChange={(_event, isChecked) => setFromGroups(isChecked)}
          />
          Remove it from its groups too
        </Box>
      )}
    </DeleteDialog>
  );
}
