import Box from '@mui/material/Box';
import { useMemo } from 'react';
import type { StageLimits } from '@vaglio/contract';
import {
  BusyButton,
  FormElement,
  FormField,
  FormOutcome,
  LoadState,
  Section,
  useVersionedForm,
} from '@vaglio/ui';
import { checkLimits, holdsSameLimits, limitText, toLimitsForm } from './limits-form';
import { useSaveLimits, useStageLimits } from './use-stage-limits';

/**
 * Section for the number of days after which the board highlights a startup. It renders nothing if the server does not
 * support stage limits.
 * Source: decide-together, Pipeline.
 */
export function StageLimitsSection() {
  const { saved, isSupported, isFetching, failure, retry } = useStageLimits();
  if (!isSupported) return null;
  return (
    <Section
      title="Days in a stage"
      help="Stage"
      purpose="Number of days after which the board highlights a startup in the same stage."
    >
      <LoadState isFetching={isFetching} failure={failure} onRetry={retry} isEmpty={saved === null}>
        {saved && <LimitFields saved={saved} />}
      </LoadState>
    </Section>
  );
}

function LimitFields({ saved }: { readonly saved: StageLimits }) {
  const stored = useMemo(() => toLimitsForm(saved), [saved]);
  const form = useVersionedForm({
    row: saved,
    start: stored,
    stored,
    toForm: toLimitsForm,
    check: checkLimits,
    save: useSaveLimits(),
    isSame: holdsSameLimits,
    hidesOutcomeOnChange: true,
  });
  const { control, values, status } = form;
  return (
    <FormElement form={status} label="Days in a stage" sx={COLUMN}>
      <FormOutcome
        form={status}
        savedText="Limits saved."
        conflict={{
          what: 'these limits',
          textsOf: (limits) => limitText(toLimitsForm(limits)),
          mine: () => limitText(values),
        }}
      />
      {FIELDS.map(({ name, label }) => (
        <FormField
          key={name}
          control={control}
          name={name}
          label={label}
          inputMode="numeric"
          autoComplete="off"
          hint="Days. Leave blank for no limit."
        />
      ))}
      <Box>
        <BusyButton type="submit" variant="contained" busy={form.isSaving} busyLabel="Saving…">
          Set limits
        </BusyButton>
      </Box>
    </FormElement>
  );
}

const FIELDS = [
  { name: 'contacted', label: 'Contacted' },
  { name: 'contract', label: 'Contract' },
] as const;
const COLUMN = { display: 'flex', flexDirection: 'column', gap: 4, maxWidth: 420 } as const;
