import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatCount, TABULAR } from '@vaglio/ui';

interface FilterChipsProps<Key extends string> {
  /** Label of the chip group, such as 'Rows shown'. */
  readonly label: string;
  readonly chosen: Key;
  /** Available filters with their row counts; a count is null if unknown. */
  readonly filters: readonly { readonly key: Key; readonly label: string; readonly count: number | null }[];
  readonly onChoose: (key: Key) => void;
}

/** Chips of which the user selects one to filter a list. */
export function FilterChips<Key extends string>({ label, chosen, filters, onChoose }: FilterChipsProps<Key>) {
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {filters.map(({ key, label: name, count }) => (
        <Button
          key={key}
          size="small"
          aria-pressed={key === chosen}
          onClick={() => onChoose(key)}
          sx={key === chosen ? { bgcolor: 'selected', borderColor: 'primary.main' } : {}}
        >
          {name}
          {count !== null && (
            <Box component="span" sx={{ ...TABULAR, typography: 'caption', ml: 2, color: 'text.secondary' }}>
              {formatCount(count)}
            </Box>
          )}
        </Button>
      ))}
    </Box>
  );
}
