import Box from '@mui/material/Box';
import type { GridColDef } from '@mui/x-data-grid';
import type { AwardConfigRow } from '@vaglio/contract';
import {
  Block,
  formatCount,
  formatWeight,
  LoadState,
  RIGHT_COLUMN,
  Section,
  type StackedFields,
} from '@vaglio/ui';
import { AllRowsTable } from '../AllRowsTable';
import { RULE_NAMES } from './rule-names';
import type { useGroupConfig } from './use-groups';

type Column = GridColDef<AwardConfigRow> & { readonly field: keyof AwardConfigRow };

const GROUP: Column = { field: 'group_name', headerName: 'Group', flex: 1, minWidth: 140 };
const RULE: Column = {
  field: 'rule',
  headerName: 'Rule',
  flex: 0.6,
  minWidth: 184,
  valueGetter: (_value, { rule }) => RULE_NAMES[rule],
  cellClassName: 'quiet',
};
const PARAMETER: Column = { field: 'parameterName', headerName: 'Parameter', flex: 1.4, minWidth: 140 };
const PRECEDENCE: Column = {
  ...RIGHT_COLUMN,
  field: 'precedence',
  headerName: 'Precedence',
  width: 104,
  valueFormatter: (value: AwardConfigRow['precedence']) => formatCount(value),
};
const WEIGHT: Column = {
  ...RIGHT_COLUMN,
  field: 'value',
  headerName: 'Weight',
  width: 114,
  valueFormatter: (value: AwardConfigRow['value']) => formatWeight(value),
};

const COLUMNS = [GROUP, RULE, PARAMETER, PRECEDENCE, WEIGHT];
const STACKED: StackedFields = {
  title: 'parameterName',
  figure: 'value',
  lines: [['group_name', 'precedence'], ['rule']],
  named: ['precedence'],
};

/** Table with the items of all exclusivity groups. Source: spec §2, params exclusivity. */
export function ConfigCard({
  config: { rows, isFetching, failure, retry },
}: {
  readonly config: ReturnType<typeof useGroupConfig>;
}) {
  const counts = rows && (
    <Box component="span" sx={{ typography: 'body2', color: 'muted' }}>
      {countText(rows)}
    </Box>
  );
  return (
    <Section title="Configuration" headingLevel={2} action={counts} isFlush>
      {failure === null ? (
        <Box sx={{ '& .quiet': { color: 'muted' } }}>
          <AllRowsTable
            label="Configuration"
            columns={COLUMNS}
            stacked={STACKED}
            rows={rows ?? []}
            rowId={rowId}
            isFetching={isFetching}
            emptyText="No items in any group"
          />
        </Box>
      ) : (
        <Block>
          <LoadState isFetching={isFetching} failure={failure} onRetry={retry} />
        </Block>
      )}
    </Section>
  );
}

function rowId({ item_id, group_id, group_name, parameter_id }: AwardConfigRow): string {
  return item_id || JSON.stringify([group_id, group_name, parameter_id]);
}

function countText(rows: readonly AwardConfigRow[]): string {
  const groups = new Set(rows.map(({ group_id, group_name }) => group_id || group_name)).size;
  return `${formatCount(rows.length)} ${rows.length === 1 ? 'item' : 'items'} in ${formatCount(groups)} ${groups === 1 ? 'group' : 'groups'}`;
}
