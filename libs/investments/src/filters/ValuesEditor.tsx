import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useDeferredValue, useState } from 'react';
import type { FilterValue } from '@vaglio/contract';
import { useReadFilterValuesQuery, type ListQuery, STEPS, type ValuedFilter } from '@vaglio/startups-data';
import { FLAGS, STAGES } from '@vaglio/startups-domain';
import { ErrorAlert, Field, formatCount, TABULAR, VisuallyHidden } from '@vaglio/ui';
import { EditorForm } from './EditorForm';
import { filterName } from './filter-kinds';
import { valuesArg } from './filter-values-arg';
import { valueText } from './filter-text';

interface ValuesEditorProps {
  readonly kind: ValuedFilter;
  readonly query: ListQuery;
  readonly onApply: (values: string[]) => void;
}

const CODES: Readonly<Partial<Record<ValuedFilter, readonly string[]>>> = {
  stage: STAGES,
  flag: FLAGS.map(({ name }) => name),
  step: STEPS,
};

/**
 * Editor of a filter with a list of values and the number of startups per value. For awards and people, the server
 * searches the values.
 */
export function ValuesEditor({ kind, query, onApply }: ValuesEditorProps) {
  const [chosen, setChosen] = useState<readonly string[]>(query[kind]);
  const [find, setFind] = useState('');
  const deferred = useDeferredValue(find);
  const { currentData, data, error } = useReadFilterValuesQuery(valuesArg(query, kind, deferred));
  const answer = currentData ?? data;
  const codes = CODES[kind];
  const values = codes ? codes.map((value) => countOf(answer?.items ?? [], value)) : (answer?.items ?? []);
  const names = new Map((answer?.items ?? []).map(({ value, label }) => [value, label]));
  const toggle = (value: string) =>
    setChosen(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
  return (
    <EditorForm onApply={() => onApply([...chosen])}>
      {!codes && (
        <Box sx={{ p: 3, pb: 1 }}>
          <Field
            label={`Search ${filterName(kind).toLowerCase()}`}
            value={find}
            onChange={setFind}
            autoFocus
          />
        </Box>
      )}
      {error && !codes && <ErrorAlert>Failed to load</ErrorAlert>}
      <Box component="ul" sx={LIST} aria-label={filterName(kind)}>
        {values.map(({ value, label, count }, place) => {
          const isGone = !codes && label === null && value !== 'me' && value !== 'nobody';
          const text = valueText(kind, value, names);
          return (
            <li key={value}>
              <FormControlLabel
                sx={ROW}
                control={
                  <Checkbox
                    size="small"
                    checked={chosen.includes(value)}
                    onChange={() => toggle(value)}
                    autoFocus={codes !== undefined && place === 0}
                  />
                }
                label={
                  <Box component="span" sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
                    {isGone ? (
                      <s title="This no longer exists.">{text}</s>
                    ) : kind === 'award' || kind === 'award_not' ? (
                      text
                    ) : (
                      capitalised(text)
                    )}
                    {answer && (
                      <Box component="span" sx={[TABULAR, { color: 'muted' }]}>
                        <VisuallyHidden>, </VisuallyHidden>
                        {formatCount(count)}
                      </Box>
                    )}
                  </Box>
                }
              />
            </li>
          );
        })}
      </Box>
      {answer && values.length === 0 && <Box sx={{ px: 3, color: 'text.secondary' }}>Nothing found.</Box>}
    </EditorForm>
  );
}

function countOf(items: readonly FilterValue[], value: string): FilterValue {
  return items.find((item) => item.value === value) ?? { value, label: null, count: 0 };
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const LIST = { m: 0, p: 1, listStyle: 'none', maxHeight: 300, overflowY: 'auto' };
const ROW = {
  mx: 0,
  px: 1,
  width: '100%',
  minHeight: { xs: 44, md: 32 },
  '& .MuiFormControlLabel-label': { flex: 1, minWidth: 0 },
};
