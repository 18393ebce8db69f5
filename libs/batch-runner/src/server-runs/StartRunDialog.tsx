import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { errorText } from '@vaglio/api-client';
import { FormDialog, FormField, useValidatedForm } from '@vaglio/ui';
import { useStartExtractionRunMutation } from '../hooks.gen';
import { spendingOf } from '../spending/spending';
import { SpendingFigures } from '../spending/SpendingFigures';
import { usePendingArticles } from '../use-pending-articles';
import { checkRunOrder, readRunOrder, type RunOrderForm } from './run-order-form';

const FRESH: RunOrderForm = { batch: '1', delay: '0', budget: '', isDry: false };

/** Dialog with the options of a server-side run. */
export function StartRunDialog({ onClose }: { readonly onClose: () => void }) {
  const [start] = useStartExtractionRunMutation();
  const { data, waiting } = usePendingArticles();
  const spending = spendingOf(data);
  const save = async (typed: RunOrderForm) => {
    const read = readRunOrder(typed);
    if ('problem' in read) return read.problem;
    const { error } = await start({ runOrder: read.order });
    if (error) return errorText(error, 'LLM run failed');
    onClose();
    return null;
  };
  const { control, values, setValue, status } = useValidatedForm({
    start: FRESH,
    check: checkRunOrder,
    save,
  });
  const number = { control, inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <FormDialog
      title="Run on server"
      form={status}
      saveLabel="Start run"
      savingLabel="Starting…"
      onClose={onClose}
      sx={{ display: 'grid', gap: 4, pt: 1, color: 'text.primary' }}
    >
      {spending && <SpendingFigures spending={spending} articles={waiting ?? 0} />}
      <FormField {...number} name="batch" label="Articles at once" autoFocus hint="1 to 5" />
      <FormField {...number} name="delay" label="Delay (ms)" hint="Between two batches" />
      <FormField
        {...number}
        name="budget"
        label="Budget in tokens (optional)"
        hint="The run pauses when the budget is used up."
      />
      <FormControlLabel
        label="Dry run: extracts and shows, writes nothing"
        control={
          <Checkbox checked={values.isDry} onChange={(event) => setValue('isDry', event.target.checked)} />
        }
      />
    </FormDialog>
  );
}
