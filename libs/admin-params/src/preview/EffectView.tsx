import Box from '@mui/material/Box';
import { useState } from 'react';
import type { ProposedChange, ScoreEffect } from '@vaglio/contract';
import { formatCount, Select, StaticTable, TABULAR, type StaticColumn } from '@vaglio/ui';
import { DifferenceDownload } from './DifferenceDownload';
import { LIST_NAMES, namedEffects, type EffectList } from './effect-lists';
import { EffectNames } from './EffectNames';

interface EffectViewProps {
  readonly effect: ScoreEffect;
  /** Changes whose effect is displayed. */
  readonly changes: readonly ProposedChange[];
}

const LISTS: readonly EffectList[] = ['eligible', 'top'];
const LIST_OPTIONS = LISTS.map((value) => ({ value, label: LIST_NAMES[value] }));

const TABLE = {
  typography: 'body2',
  '& th, & td': { py: 1, px: 2, textAlign: 'right', borderBottom: 1, borderColor: 'border', fontWeight: 400 },
  '& thead th': { color: 'text.secondary', typography: 'caption' },
  '& th:first-of-type': { textAlign: 'left', pl: 0 },
  '& td': { ...TABULAR, fontWeight: 550 },
};

const COLUMNS: readonly StaticColumn<ScoreEffect[EffectList] & { readonly list: EffectList }>[] = [
  { header: 'List', cell: ({ list }) => LIST_NAMES[list], isRowHeader: true },
  {
    header: 'Size',
    cell: ({ before, after }) =>
      before === after ? formatCount(after) : `${formatCount(before)} → ${formatCount(after)}`,
  },
  { header: 'Enter', cell: ({ entering }) => formatCount(entering) },
  { header: 'Leave', cell: ({ leaving }) => formatCount(leaving) },
  { header: 'Move', cell: ({ moved }) => formatCount(moved) },
];

/** Effect of a change: counts, the first affected startups, and a file with all of them. */
export function EffectView({ effect, changes }: EffectViewProps) {
  const [shown, setShown] = useState<EffectList>('eligible');
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
      <div>
        <b>{formatCount(effect.rescored)}</b> of {formatCount(effect.startups)} startups change score.
      </div>
      <StaticTable
        label="Effect on the lists"
        columns={COLUMNS}
        rows={LISTS.map((list) => ({ list, ...effect[list] }))}
        rowKey={({ list }) => list}
        sx={TABLE}
      />
      <Box>
        <Select variant="bar" label="Names of" value={shown} options={LIST_OPTIONS} onChange={setShown} />
      </Box>
      {namedEffects(effect[shown]).map((named) => (
        <EffectNames key={named.title} named={named} />
      ))}
      <DifferenceDownload changes={changes} />
    </Box>
  );
}
