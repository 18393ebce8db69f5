import Box from '@mui/material/Box';
import { useState, type ComponentProps } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { useReadFilterValuesQuery, type ListQuery } from '@vaglio/startups-data';
import { RANGES, type RangeFilter } from '@vaglio/startups-domain';
import { DateField, Field, formatCount } from '@vaglio/ui';
import { EditorForm } from './EditorForm';
import { valuesArg } from './filter-values-arg';
import { boundText, rangeProblem } from './range-problem';

interface RangeEditorProps {
  readonly kind: RangeFilter;
  readonly query: ListQuery;
  readonly onApply: (from: string, to: string) => void;
}

/** Editor of a range filter with two optional bounds. */
export function RangeEditor({ kind, query, onApply }: RangeEditorProps) {
  const { kind: valueKind, bounds } = RANGES[kind];
  const [first, last] = bounds;
  const [from, setFrom] = useState(query[first]);
  const [to, setTo] = useState(query[last]);
  const [isChecked, setIsChecked] = useState(false);
  const { data } = useReadFilterValuesQuery(kind === 'raised' ? valuesArg(query, 'raised', '') : skipToken);
  const [least, most] = [boundText(kind, from), boundText(kind, to)];
  const problem = rangeProblem(kind, least, most);
  const shown = isChecked ? problem : null;
  const leftOut = data?.left_out ?? 0;
  const unit = valueKind === 'money' ? ' (CHF)' : '';
  const BoundField = valueKind === 'date' ? DateField : AmountField;
  const submit = () => {
    setIsChecked(true);
    if (problem === null) onApply(least, most);
  };
  return (
    <EditorForm onApply={submit}>
      <Box sx={{ display: 'grid', gap: 3, p: 3, pb: 1 }}>
        <BoundField
          label={`From${unit}`}
          value={from}
          onChange={setFrom}
          error={shown?.bound === 'from' ? shown.text : null}
          autoFocus
        />
        <BoundField
          label={`To${unit}`}
          value={to}
          onChange={setTo}
          error={shown?.bound === 'to' ? shown.text : null}
          hint={
            leftOut === 0
              ? undefined
              : `${formatCount(leftOut)} ${leftOut === 1 ? 'sum' : 'sums'} in other currencies are not counted.`
          }
        />
      </Box>
    </EditorForm>
  );
}

function AmountField(props: ComponentProps<typeof Field>) {
  return <Field {...props} inputMode="decimal" />;
}
