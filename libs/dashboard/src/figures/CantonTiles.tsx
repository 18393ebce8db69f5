import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { EMPTY_VALUE, formatCount, TABULAR } from '@vaglio/ui';
import { classText, type CantonTile } from './canton-tiles';
import { eligibleAddress } from './list-address';
import { countText } from './score-bars';

interface CountedTile extends CantonTile {
  readonly count: number;
  /** Colour class of the count, from 0 to 4. */
  readonly level: number;
}

interface CantonTilesProps {
  readonly tiles: readonly CountedTile[];
  /** Upper limits of the colour classes. See `classLimits`. */
  readonly limits: readonly number[];
}

export const TILES_HEIGHT = 316;

/** Map of 26 equal tiles in five colour classes. Each tile links to the startups of its canton. */
export function CantonTiles({ tiles, limits }: CantonTilesProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 4 }}>
      <Box component="ul" aria-label="Cantons" sx={GRID}>
        {tiles.map((tile) => (
          <Box component="li" key={tile.code} sx={{ gridRow: tile.row, gridColumn: tile.column }}>
            <Tile tile={tile} />
          </Box>
        ))}
      </Box>
      <Box component="ul" aria-label="Classes" sx={{ m: 0, p: 0, listStyle: 'none', fontSize: 12 }}>
        {classText(limits).map((text, level) => (
          <Box component="li" key={text} sx={{ display: 'flex', alignItems: 'center', gap: 2, py: '2px' }}>
            <Box aria-hidden="true" sx={[{ width: 14, height: 14, borderRadius: '3px' }, ...fillOf(level)]} />
            {text}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function Tile({ tile: { code, name, count, level } }: { readonly tile: CountedTile }) {
  const text = `${name}: ${count === 0 ? 'no startups' : countText(count)}`;
  const face = (
    <>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {code}
      </Box>
      <Box component="span" sx={{ ...TABULAR, alignSelf: 'flex-end', fontWeight: level === 0 ? 400 : 600 }}>
        {count === 0 ? EMPTY_VALUE : formatCount(count)}
      </Box>
    </>
  );
  const sx = [TILE, ...fillOf(level)];
  if (count === 0)
    return (
      <Box role="img" aria-label={text} title={text} sx={sx}>
        {face}
      </Box>
    );
  return (
    <Link
      component={RouterLink}
      to={eligibleAddress(code)}
      aria-label={text}
      title={text}
      underline="none"
      sx={[...sx, { '&:hover': { outline: '2px solid', outlineColor: 'field' } }]}
    >
      {face}
    </Link>
  );
}

const GRID = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(8, 36px)', md: 'repeat(8, 60px)' },
  gap: { xs: '1px', md: '4px' },
  flexShrink: 0,
  m: 0,
  p: 0,
  listStyle: 'none',
};
const TILE = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  boxSizing: 'border-box',
  width: { xs: 36, md: 60 },
  height: { xs: 36, md: 60 },
  p: { xs: '2px 4px', md: '6px 8px' },
  borderRadius: { xs: '4px', md: '6px' },
  fontSize: { xs: 11, md: 12 },
  lineHeight: { xs: '15px', md: '16px' },
  color: 'text.primary',
} as const;

const shades = (...percents: readonly number[]) =>
  percents.map(
    (percent) =>
      `color-mix(in srgb, var(--mui-palette-primary-main) ${percent}%, var(--mui-palette-background-paper))`,
  );
const LIGHT = shades(16, 36, 58);
const DARK = shades(16, 32, 48);

/** Returns the colours of a class. Text on these colours is readable. Source: tokens of the tile map. */
function fillOf(level: number) {
  if (level === 0) return [{ bgcolor: 'sunken' }];
  if (level === 4) return [{ bgcolor: 'primary.main', color: 'primary.contrastText' }];
  return [
    {
      backgroundColor: LIGHT[level - 1],
      '[data-color-scheme="dark"] &': { backgroundColor: DARK[level - 1] },
    },
  ];
}
