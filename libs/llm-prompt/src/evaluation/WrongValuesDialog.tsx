import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { errorText } from '@vaglio/api-client';
import { DialogFrame, LoadState } from '@vaglio/ui';
import { FIELD_LABELS } from '../compare/field-text';
import { useListWrongValuesQuery } from '../hooks.gen';
import type { FieldRow } from './evaluation-fields';

interface WrongValuesDialogProps {
  readonly evaluationId: string;
  readonly field: FieldRow['field'];
  readonly onClose: () => void;
}

/** Dialog with a field's extracted values that the golden set does not contain, and the articles of these values. */
export function WrongValuesDialog({ evaluationId, field, onClose }: WrongValuesDialogProps) {
  const { data, error, isFetching, refetch } = useListWrongValuesQuery({ id: evaluationId, field });
  const items = data?.items ?? [];
  return (
    <DialogFrame
      title={`${FIELD_LABELS[field]}: not in the golden set`}
      width="wide"
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <LoadState
        isFetching={isFetching}
        failure={error ? errorText(error, 'Failed to load') : null}
        onRetry={() => void refetch()}
        isEmpty={items.length === 0}
        empty={<Box sx={{ color: 'muted' }}>Every value is in the golden set.</Box>}
      >
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {items.map(({ title, company, value, golden }, at) => (
            <Box component="li" key={at} sx={{ py: 2, borderBottom: 1, borderColor: 'border' }}>
              <Box sx={{ fontWeight: 550, color: 'text.primary' }}>
                {company}: {value}
              </Box>
              <Box sx={{ typography: 'caption', color: 'muted' }}>
                {title}
                {golden === null ? '' : `. Golden set: ${golden}`}
              </Box>
            </Box>
          ))}
        </Box>
      </LoadState>
    </DialogFrame>
  );
}
