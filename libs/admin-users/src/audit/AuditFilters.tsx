import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { auditActionLabel } from '@vaglio/access-control';
import { Field, SearchBar, Select } from '@vaglio/ui';
import { useListAuditChoicesQuery } from '../hooks.gen';
import { typeText } from './audit-event';
import { EVERY_EVENT, isFiltered, type AuditQuery } from './audit-query';

interface AuditFiltersProps {
  readonly query: AuditQuery;
  readonly onChange: (query: AuditQuery) => void;
}

/** Filters for the actor, action, target and dates of audit events. */
export function AuditFilters({ query, onChange }: AuditFiltersProps) {
  const { data } = useListAuditChoicesQuery();
  const set = (part: Partial<AuditQuery>) => onChange({ ...query, ...part, page: 1 });
  return (
    <Box sx={ROW}>
      <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 220px' }, maxWidth: { sm: 300 } }}>
        <SearchBar label="Search by person" query={query} onChange={onChange} />
      </Box>
      <Box sx={CHOICE}>
        <Select
          variant="bar"
          label="Action"
          value={query.action}
          onChange={(action) => set({ action })}
          options={choices('All', data?.actions ?? [], query.action, auditActionLabel)}
        />
      </Box>
      <Box sx={CHOICE}>
        <Select
          variant="bar"
          label="Target"
          value={query.targetType}
          onChange={(targetType) => set({ targetType, targetId: '' })}
          options={choices('All', data?.target_types ?? [], query.targetType, typeText)}
        />
      </Box>
      <Box sx={DAY}>
        <Field label="From" type="date" value={query.from} onChange={(from) => set({ from })} />
      </Box>
      <Box sx={DAY}>
        <Field label="To" type="date" value={query.to} onChange={(to) => set({ to })} />
      </Box>
      {isFiltered(query) && (
        <Button variant="text" onClick={() => onChange({ ...EVERY_EVENT, pageSize: query.pageSize })}>
          Clear filters
        </Button>
      )}
    </Box>
  );
}

/** Layout of the filters. On wide screens they shrink to fit into a single row. */
const ROW = {
  display: 'flex',
  flexWrap: { xs: 'wrap', xxl: 'nowrap' },
  alignItems: 'flex-end',
  gap: 3,
  '& .MuiButton-root': { mx: -1 },
};
const CHOICE = {
  flex: { xs: '1 1 130px', md: '1 1 180px' },
  minWidth: 0,
  maxWidth: { md: 280 },
  '& > *': { width: '100%' },
};
const DAY = { flex: { xs: '1 1 130px', sm: '0 0 150px' }, minWidth: 0 };

/** Returns the options of a filter. They include the value in the address even before the other options are loaded. */
function choices(all: string, values: readonly string[], present: string, text: (value: string) => string) {
  const named = [...new Set([...values, ...(present === '' ? [] : [present])])].map((value) => ({
    value,
    label: text(value),
  }));
  return [{ value: '', label: all }, ...named.sort((a, b) => a.label.localeCompare(b.label))];
}
