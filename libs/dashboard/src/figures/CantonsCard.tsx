import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { useIsSupported } from '@vaglio/api-client';
import type { CantonCounts } from '@vaglio/contract';
import { UNKNOWN } from '@vaglio/startups-domain';
import { EMPTY_VALUE, formatCount } from '@vaglio/ui';
import { CANTON_TILES, classLimits, classOf } from './canton-tiles';
import { CantonTiles, TILES_HEIGHT } from './CantonTiles';
import { FigureCard } from './FigureCard';
import { FigureTable } from './FigureTable';
import { useReadCantonCountsQuery } from '../dashboard.api';
import { eligibleAddress } from './list-address';
import { countText } from './score-bars';

const TITLE = 'Potential investments by canton';

/** Card with a tile map that counts the active startups at or above the threshold. */
export function CantonsCard() {
  const query = useReadCantonCountsQuery();
  const isSupported = useIsSupported('readCantonCounts') !== false;
  const { data } = query;
  if (!isSupported) return null;
  return (
    <FigureCard
      title={TITLE}
      purpose={data ? `${countText(data.total)}, each tile a canton` : null}
      query={query}
      empty={data?.total === 0 ? 'No startup is at or above the threshold.' : null}
      height={TILES_HEIGHT}
      chart={data && <CantonMap counted={data} />}
      table={data && <CantonTable counted={data} />}
    />
  );
}

function countsOf({ cantons }: CantonCounts): ReadonlyMap<string, number> {
  return new Map(cantons.map(({ code, count }) => [code, count]));
}

function CantonMap({ counted }: { readonly counted: CantonCounts }) {
  const counts = countsOf(counted);
  const largest = Math.max(0, ...CANTON_TILES.map(({ code }) => counts.get(code) ?? 0));
  const limits = classLimits(largest);
  const unknown = counts.get(UNKNOWN) ?? 0;
  return (
    <>
      <CantonTiles
        limits={limits}
        tiles={CANTON_TILES.map((tile) => {
          const count = counts.get(tile.code) ?? 0;
          return { ...tile, count, level: classOf(count, limits) };
        })}
      />
      {unknown > 0 && (
        <Box sx={{ mt: 3, typography: 'body2' }}>
          <Link component={RouterLink} to={eligibleAddress(UNKNOWN)}>
            {countText(unknown)} without a canton
          </Link>
        </Box>
      )}
    </>
  );
}

function CantonTable({ counted }: { readonly counted: CantonCounts }) {
  const counts = countsOf(counted);
  const places = [...CANTON_TILES, { code: UNKNOWN, name: UNKNOWN }];
  return (
    <FigureTable
      caption={TITLE}
      columns={['Canton', 'Startups']}
      rows={places
        .map(({ code, name }) => ({ code, name, count: counts.get(code) ?? 0 }))
        .sort((a, b) => b.count - a.count)
        .map(({ code, name, count }) => ({
          key: code,
          name,
          to: count > 0 ? eligibleAddress(code) : undefined,
          values: [count > 0 ? formatCount(count) : EMPTY_VALUE],
        }))}
    />
  );
}
