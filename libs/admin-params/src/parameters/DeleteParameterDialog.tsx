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

/**
 * Confirmation dialog for deleting a parameter. If exclusivity groups contain the parameter, the user can remove it
 * from them in the same step.
 */
export function DeleteParameterDialog({ parameter, onClose }: DeleteParameterDialogProps) {
  const [fromGroups, setFromGroups] = useState(false);
  const { remove, isDeleting, isInUse, failure, conflict } = useDeleteParameter(onClose);
  // The preview always includes the removal from groups, because it shows the scores without this parameter.
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
