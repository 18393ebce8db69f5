import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router';
import { PieCard } from '@vaglio/charts';
import { ErrorAlert, formatCount, formatShare } from '@vaglio/ui';
import { columnTitle, listAddress, PIE_COLUMNS } from './pie-columns';
import { placeName, type Place } from './pie-lists';
import { usePieLists } from './use-pie-lists';

const ROWS = [
  { place: 'canton', title: 'By canton' },
  { place: 'sector', title: 'By sector' },
] as const;

/** Two rows of three ring charts: cantons and sectors of three lists. Source: spec §2, pie charts. */
export function PieBlock({ topPercent }: { readonly topPercent: number | null }) {
  const { lists, isFetching, failure, retry } = usePieLists();
  const navigate = useNavigate();
  if (failure !== null)
    return (
      <ErrorAlert onRetry={retry} isRetrying={isFetching}>
        {failure}
      </ErrorAlert>
    );
  return (
    <>
      {ROWS.map(({ place, title }) => (
        <Box component="section" key={place} aria-label={title}>
          <Typography component="h2" variant="h2" sx={{ mb: 3 }}>
            {title}
          </Typography>
          <Box
            sx={{
              display: 'grid',
              gap: 4,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
              alignItems: 'start',
            }}
          >
            {PIE_COLUMNS.map((column, index) => {
              const columnName = columnTitle(column, topPercent);
              return (
                <PieCard
                  key={column.key}
                  title={columnName}
                  label={`${columnName} ${title.toLowerCase()}`}
                  counts={lists[index]?.[place] ?? null}
                  labels={LABELS[place]}
                  onSelect={(_name, members) => void navigate(listAddress(column, place, members))}
                />
              );
            })}
          </Box>
        </Box>
      ))}
    </>
  );
}

const textsOf = (place: Place) => ({
  nameOf: (name: string) => placeName(place, name),
  count: formatCount,
  share: formatShare,
});
const LABELS = { canton: textsOf('canton'), sector: textsOf('sector') };
