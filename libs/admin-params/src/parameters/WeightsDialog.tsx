import Box from '@mui/material/Box';
import { errorText } from '@vaglio/api-client';
import { prepareMatching } from '@vaglio/award-scoring';
import { useImportWeightsMutation } from '@vaglio/startups-data';
import { FormDialog, FormField, useValidatedForm } from '@vaglio/ui';
import { useParameterChoices } from '../exclusivity/use-group-items';
import { PreviewEffect } from '../preview/PreviewEffect';
import { readWeights } from './read-weights';
import { WeightChanges } from './WeightChanges';
import { proposedWeights, weightChanges } from './weight-changes';

interface WeightsDialogProps {
  readonly onClose: () => void;
}

/** Dialog that imports the weights of many awards from a table, with a preview of the changes and their effect. */
export function WeightsDialog({ onClose }: WeightsDialogProps) {
  const { parameters, failure } = useParameterChoices();
  const [call] = useImportWeightsMutation();
  const { control, values, status, showErrors } = useValidatedForm({
    start: { table: '' },
    check: ({ table }) => {
      const { problem } = readWeights(table);
      return problem === null ? null : { field: 'table', text: problem };
    },
    save: async ({ table }) => {
      const weights = readWeights(table).rows.map(({ parameterName, value }) => ({ parameterName, value }));
      const { error } = await call({ body: { weights } });
      if (error) return errorText(error, 'Import failed');
      onClose();
      return null;
    },
  });
  const { rows, problem } = readWeights(values.table);
  const changes = weightChanges(rows, prepareMatching(parameters));
  return (
    <FormDialog
      title="Import weights"
      form={status}
      saveLabel="Import"
      savingLabel="Importing…"
      onClose={onClose}
    >
      <FormField
        control={control}
        name="table"
        label="Table"
        rows={6}
        autoFocus
        autoComplete="off"
        hint="Paste lines of name and weight, from a spreadsheet or a CSV file. New names become parameters."
      />
      {failure !== null && <Box sx={{ color: 'text.secondary' }}>{failure}</Box>}
      {rows.length > 0 && failure === null && <WeightChanges changes={changes} />}
      <PreviewEffect changes={problem === null ? proposedWeights(changes) : null} onRefused={showErrors} />
    </FormDialog>
  );
}
