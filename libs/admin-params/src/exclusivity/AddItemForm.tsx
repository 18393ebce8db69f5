import Box from '@mui/material/Box';
import { Plus } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import type { AwardGroupItem } from '@vaglio/contract';
import { BusyButton, ErrorAlert, FormField, FormSelect, Icon, useValidatedForm } from '@vaglio/ui';
import { PreviewEffect } from '../preview/PreviewEffect';
import {
  checkItem,
  nextPrecedence,
  NO_DRAFT,
  proposedItem,
  readPrecedence,
  toItemForm,
  type ItemDraft,
} from './item-form';
import { useParameterChoices } from './use-group-items';
import { useItemChanges } from './use-item-changes';

interface AddItemFormProps {
  readonly groupId: string;
  readonly items: readonly AwardGroupItem[];
  /** True if the items are loaded and the next precedence is therefore known. */
  readonly isReady: boolean;
  /** Form values at the time the group was selected. */
  readonly draft: ItemDraft;
  readonly onDraftChange: (draft: ItemDraft) => void;
}

/** Height of a field label. The button is aligned with the fields below their labels. */
const LABEL_HEIGHT = '22px';
const ROW = { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '12px 8px' } as const;

/**
 * Form that adds a parameter to an exclusivity group. Problems appear below the field and in a browser alert. Source:
 * spec §2, §5 and §8.
 */
export function AddItemForm({ groupId, items, isReady, draft, onDraftChange }: AddItemFormProps) {
  const { parameters, isFetching, failure, retry } = useParameterChoices();
  const { add } = useItemChanges(groupId);
  const next = isReady ? String(nextPrecedence(items)) : '';
  const { control, values, ...form } = useValidatedForm<ItemDraft>({
    start: draft,
    check: (typed) => checkItem(toItemForm(typed, next)),
    save: async (typed) => {
      const { parameter, precedence } = toItemForm(typed, next);
      return (await add(parameter, readPrecedence(precedence) ?? 0)) ? null : 'Save failed';
    },
    toStored: () => NO_DRAFT,
  });
  const { parameter, precedence } = values;
  const alertProblem = () => {
    const problem = checkItem(toItemForm(values, next));
    if (problem !== null) window.alert(problem.text);
  };
  const passOn = useEffectEvent(onDraftChange);
  useEffect(() => passOn({ parameter, precedence }), [parameter, precedence]);

  const taken = new Set(items.map(({ parameter_id }) => parameter_id));
  const options = parameters
    .filter(({ parameterID }) => !taken.has(parameterID))
    .map(({ parameterID, parameterName }) => ({ value: parameterID, label: parameterName }));

  if (failure !== null)
    return (
      <ErrorAlert onRetry={retry} isRetrying={isFetching}>
        {failure}
      </ErrorAlert>
    );
  return (
    <Box
      component="form"
      noValidate
      aria-label="Add item"
      onSubmit={(event) => {
        alertProblem();
        form.submit(event);
      }}
      sx={ROW}
    >
      <Box sx={{ flex: { xs: '1 1 100%', md: '1 1 180px' }, minWidth: 0, maxWidth: { md: 320 } }}>
        <FormSelect
          control={control}
          name="parameter"
          label="Parameter"
          options={options}
          placeholder={options.length === 0 && !isFetching ? 'No parameter left' : 'Choose a parameter'}
        />
      </Box>
      <Box sx={{ width: 120 }}>
        <FormField
          control={control}
          name="precedence"
          label="Precedence"
          inputMode="numeric"
          autoComplete="off"
          shown={precedence ?? next}
        />
      </Box>
      <BusyButton
        type="submit"
        busy={form.isSaving}
        busyLabel="Adding…"
        startIcon={<Icon of={Plus} />}
        sx={{ mt: LABEL_HEIGHT }}
      >
        Add item
      </BusyButton>
      <Box
        sx={{
          flexBasis: { xs: '100%', xxl: 'auto' },
          mt: { xxl: '32px' },
          typography: 'caption',
          color: 'muted',
        }}
      >
        A larger number is a higher precedence.
      </Box>
      <Box sx={{ flexBasis: '100%', minWidth: 0 }}>
        <PreviewEffect
          changes={proposedItem(groupId, toItemForm(values, next))}
          onRefused={() => {
            alertProblem();
            form.showErrors();
          }}
        />
      </Box>
    </Box>
  );
}
