import Box from '@mui/material/Box';
import { Plus } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { BusyButton, ErrorAlert, Field, focusField, Icon, SelectField } from '@vaglio/ui';
import { PreviewEffect } from '../preview/PreviewEffect';
import type { GroupItem } from './exclusivity-lists';
import { checkItem, nextPrecedence, proposedItem, readPrecedence } from './item-form';
import { useParameterChoices } from './use-group-items';
import { useItemChanges } from './use-item-changes';
import { NO_DRAFT, type ItemDraft } from './use-item-drafts';

interface AddItemFormProps {
  readonly groupId: string;
  readonly items: readonly GroupItem[];
  /** The items are known, and with them the next precedence. */
  readonly isReady: boolean;
  readonly draft: ItemDraft;
  readonly onDraftChange: (draft: ItemDraft) => void;
}

/** The button stands beside the fields, below their labels. */
const LABEL_HEIGHT = '22px';

/** Adds a parameter to a group; its problems are said under the field and in a browser alert. Source: spec §2, §5 and §8. */
export function AddItemForm({ groupId, items, isReady, draft, onDraftChange }: AddItemFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<ReturnType<typeof checkItem>>(null);
  const { parameters, isFetching, failure, retry } = useParameterChoices();
  const { add, isAdding } = useItemChanges(groupId);
  const form = {
    parameter: draft.parameter,
    precedence: draft.precedence ?? (isReady ? String(nextPrecedence(items)) : ''),
  };

  const isFit = () => {
    const found = checkItem(form);
    setProblem(found);
    if (found === null) return true;
    if (element.current) focusField(element.current, found.field);
    window.alert(found.text);
    return false;
  };
  const submit = async () => {
    if (isFit() && !isAdding && (await add(form.parameter, readPrecedence(form.precedence) ?? 0)))
      onDraftChange(NO_DRAFT);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit();
  };
  const textOf = (field: keyof typeof form) => (problem?.field === field ? problem.text : null);
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
      ref={element}
      noValidate
      aria-label="Add item"
      onSubmit={onSubmit}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '12px 8px' }}
    >
      <Box sx={{ flex: { xs: '1 1 100%', md: '1 1 180px' }, minWidth: 0, maxWidth: { md: 320 } }}>
        <SelectField
          label="Parameter"
          name="parameter"
          value={form.parameter}
          options={options}
          error={textOf('parameter')}
          placeholder={options.length === 0 && !isFetching ? 'No parameter left' : 'Choose a parameter'}
          onChange={(parameter) => onDraftChange({ ...draft, parameter })}
        />
      </Box>
      <Box sx={{ width: 120 }}>
        <Field
          label="Precedence"
          name="precedence"
          inputMode="numeric"
          autoComplete="off"
          error={textOf('precedence')}
          value={form.precedence}
          onChange={(precedence) => onDraftChange({ ...draft, precedence })}
        />
      </Box>
      <BusyButton
        type="submit"
        busy={isAdding}
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
        <PreviewEffect changes={proposedItem(groupId, form)} onRefused={isFit} />
      </Box>
    </Box>
  );
}
