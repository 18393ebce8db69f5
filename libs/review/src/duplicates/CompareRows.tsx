import Box from '@mui/material/Box';
import type { MergeChoices, MergePreview } from '@vaglio/contract';
import { Badge, EMPTY_VALUE } from '@vaglio/ui';
import type { Row, Side } from './choices';
import { COLUMNS, CELL, RESULT } from './comparison-style';
import { factLabel } from '@vaglio/startups-domain';
import { flagText, listLabel, listText, originText, resultText, valueText } from './merge-text';
import { SideChoice } from './SideChoice';

interface CompareRowsProps {
  readonly preview: MergePreview;
  readonly choices: MergeChoices;
  readonly rows: readonly Row[];
  readonly row: number;
  readonly onRow: (row: number) => void;
  readonly onChoose: (side: Side, row: number) => void;
}

const SIDES: readonly Side[] = ['first', 'second'];

/** Table with a row for each difference between two startups. On each side, the user can choose that side's value. */
export function CompareRows({ preview, choices, rows, row, onRow, onChoose }: CompareRowsProps) {
  return (
    <>
      {rows.map((each, index) => {
        const label = labelFor(each);
        return (
          <Box
            key={label}
            role="group"
            aria-label={label}
            aria-current={index === row ? 'true' : undefined}
            onFocus={() => onRow(index)}
            sx={[COLUMNS, LINE]}
          >
            <Box sx={[CELL, LABEL]}>{label}</Box>
            {SIDES.map((side) => (
              <SideChoice
                key={side}
                label={label}
                name={preview[side].company_name}
                {...choiceOf(each, side, preview, choices)}
                onChoose={() => onChoose(side, index)}
              />
            ))}
            <Box sx={[CELL, RESULT, { fontWeight: 550 }]}>
              <Box component="span" sx={ONLY_NARROW}>
                After the merge:
              </Box>
              <Box component="span" sx={TEXT}>
                {resultOf(each, preview)}
              </Box>
            </Box>
          </Box>
        );
      })}
    </>
  );
}

function labelFor(row: Row): string {
  if (row.kind === 'field') return factLabel(row.field.field);
  return row.kind === 'list' ? listLabel(row.list.list) : 'Decision';
}

function choiceOf(row: Row, side: Side, { flags, needs_decision }: MergePreview, choices: MergeChoices) {
  if (row.kind === 'field') {
    const value = row.field[side];
    return {
      kind: value.value === null ? ('none' as const) : ('radio' as const),
      isChosen: row.field.chosen === side,
      content: valueText(row.field.field, value),
      by: value.by,
      origin: originText(value),
    };
  }
  if (row.kind === 'list') {
    const entries = row.list[side];
    return {
      kind: entries.length === 0 ? ('none' as const) : ('checkbox' as const),
      isChosen: row.list.chosen === 'both' || row.list.chosen === side,
      content: listText(entries),
      title: entries.join(', '),
      by: null,
      origin: '',
    };
  }
  const set = flags.filter((flag) => flag[side]).map(({ flag }) => flag);
  const decision = set.includes('rejected') ? 'rejected' : 'investment';
  return {
    kind: needs_decision && set.length > 0 ? ('radio' as const) : ('none' as const),
    isChosen: choices.decision === decision,
    content: set.length === 0 ? EMPTY_VALUE : <Flags flags={set.map(flagText)} />,
    by: null,
    origin: '',
  };
}

function resultOf(row: Row, { flags }: MergePreview) {
  if (row.kind === 'field') return valueText(row.field.field, row.field.result);
  if (row.kind === 'list') return resultText(row.list.list, row.list.result);
  const set = flags.filter(({ result }) => result).map(({ flag }) => flagText(flag));
  return set.length === 0 ? EMPTY_VALUE : <Flags flags={set} />;
}

function Flags({ flags }: { readonly flags: readonly string[] }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1 }}>
      {flags.map((flag) => (
        <Badge key={flag} tone={flag === 'Rejected' ? 'red' : flag === 'Investment' ? 'green' : 'amber'}>
          {flag}
        </Badge>
      ))}
    </Box>
  );
}

const LINE = {
  borderTop: 1,
  borderColor: 'border',
  typography: 'body2',
  '&[aria-current]': { bgcolor: 'selected' },
};
const LABEL = { color: 'text.secondary', minHeight: { xs: 32, lg: 38 }, fontWeight: { xs: 550, lg: 400 } };
const TEXT = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: { lg: 'nowrap' } };
const ONLY_NARROW = { display: { lg: 'none' }, color: 'text.secondary', fontWeight: 400 };
