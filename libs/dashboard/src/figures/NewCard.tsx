import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { useIsSupported } from '@vaglio/api-client';
import type { NewStartup, NewStartups } from '@vaglio/contract';
import { formatDate, formatScore, TABULAR, zurichDay } from '@vaglio/ui';
import { FigureCard } from './FigureCard';
import { FigureTable } from './FigureTable';
import { useReadNewStartupsQuery } from '../dashboard.api';
import { reachedAddress } from './list-address';
import { newText, placeText, weekdayText } from './new-text';

const HEIGHT = 270;

/** Card with the startups that reached the threshold in the last seven days. */
export function NewCard() {
  const query = useReadNewStartupsQuery();
  const isSupported = useIsSupported('readNewStartups') !== false;
  const { data } = query;
  if (!isSupported) return null;
  return (
    <FigureCard
      title="New above the threshold"
      purpose={data ? newText(data) : null}
      query={query}
      empty={data?.count === 0 ? 'No new startups.' : null}
      height={HEIGHT}
      isFlush
      chart={data && <NewRows fresh={data} />}
      table={data && <NewTable fresh={data} />}
    />
  );
}

const addressOf = (fresh: NewStartups, { id }: NewStartup) => reachedAddress(fresh, id);

function NewRows({ fresh }: { readonly fresh: NewStartups }) {
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {fresh.startups.map((startup) => (
          <Box component="li" key={startup.id} sx={ROW}>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <Link component={RouterLink} to={addressOf(fresh, startup)} sx={NAME}>
                {startup.company_name}
              </Link>
              <Box component="span" sx={{ typography: 'body2', color: 'muted' }}>
                {placeText(startup)}
              </Box>
            </Box>
            <Box
              component="time"
              dateTime={startup.reached_at}
              title={formatDate(zurichDay(startup.reached_at))}
              sx={{ typography: 'body2', color: 'muted' }}
            >
              {weekdayText(startup.reached_at)}
            </Box>
            <Box sx={{ ...TABULAR, minWidth: 40, textAlign: 'right', fontWeight: 600 }}>
              {formatScore(startup.score)}
            </Box>
          </Box>
        ))}
      </Box>
      <Box sx={ROW}>
        <Link component={RouterLink} to={reachedAddress(fresh)} underline="none" sx={{ fontWeight: 550 }}>
          {fresh.count === 1 ? 'Show it in the list' : `Show all ${fresh.count} in the list`}
        </Link>
      </Box>
    </>
  );
}

function NewTable({ fresh }: { readonly fresh: NewStartups }) {
  const before = `${fresh.before} in the seven days before.`;
  return (
    <FigureTable
      caption={`New above the threshold from ${formatDate(fresh.from)} to ${formatDate(fresh.to)}: the best of ${fresh.count}, ${before}`}
      columns={['Startup', 'Sector and canton', 'Reached', 'Score']}
      rows={fresh.startups.map((startup) => ({
        key: startup.id,
        name: startup.company_name,
        to: addressOf(fresh, startup),
        values: [placeText(startup), formatDate(zurichDay(startup.reached_at)), formatScore(startup.score)],
      }))}
    />
  );
}

const ROW = {
  display: 'flex',
  alignItems: 'baseline',
  gap: 4,
  px: 5,
  py: 3,
  borderTop: 1,
  borderColor: 'border',
};
const NAME = { mr: 2, fontWeight: 550, color: 'text.primary' };
