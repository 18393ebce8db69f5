import Box from '@mui/material/Box';
import { LEGEND_MAX_HEIGHT_PX } from './pie-measures';
import type { ChartLabels } from './chart-labels';
import type { Slice } from './group-slices';
import { sliceColor } from './slice-color';
import { useScheme } from './use-scheme';

interface SliceRowsProps {
  readonly id: string;
  readonly slices: readonly Slice[];
  readonly labels: ChartLabels;
  readonly onSelect?: (name: string, members: readonly string[]) => void;
}

/** Legend rows with colour, name, code, count and share. If the list is higher than 160 px, it scrolls. */
export function SliceRows({ id, slices, labels, onSelect }: SliceRowsProps) {
  const scheme = useScheme();
  return (
    <Box
      component="ul"
      id={id}
      aria-label="Legend"
      sx={{
        m: 0,
        px: { xs: 3, md: 1, lg: 3 },
        pb: 2,
        listStyle: 'none',
        maxHeight: LEGEND_MAX_HEIGHT_PX,
        overflowY: 'auto',
      }}
    >
      {slices.map(({ name, count, share, members }) => {
        const fullName = labels.nameOf(name);
        const { fill, outline } = sliceColor(name, scheme);
        const cells = (
          <>
            <Box
              component="span"
              aria-hidden="true"
              sx={{
                width: 10,
                height: 10,
                flexShrink: 0,
                borderRadius: '3px',
                bgcolor: fill,
                border: 1,
                borderColor: outline,
              }}
            />
            <Box component="span" sx={NAMES}>
              <span>{fullName}</span>{' '}
              {fullName !== name && (
                <Box component="span" sx={{ color: 'muted' }}>
                  {name}
                </Box>
              )}
            </Box>
            <Box component="span" sx={TABULAR}>
              {labels.count(count)}
            </Box>
            <Box component="span" sx={{ ...TABULAR, width: 46, textAlign: 'right', color: 'muted' }}>
              {labels.share(share)}
            </Box>
          </>
        );
        return (
          <li key={name}>
            {onSelect ? (
              <Box component="button" type="button" onClick={() => onSelect(name, members)} sx={BUTTON}>
                {cells}
              </Box>
            ) : (
              <Box sx={ROW}>{cells}</Box>
            )}
          </li>
        );
      })}
    </Box>
  );
}

/** Style for digits of equal width. It applies only to numbers, because it would widen the hyphens of names. */
const TABULAR = { fontVariantNumeric: 'tabular-nums' };
const ROW_HEIGHT = '28px';
/** Style of a single line. A code that does not fit wraps to the second line, which is hidden. */
const NAMES = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1,
  flex: 1,
  minWidth: 0,
  height: ROW_HEIGHT,
  lineHeight: ROW_HEIGHT,
  overflow: 'hidden',
  textAlign: 'left',
  '& > *': { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
};
const ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 3, md: 2, lg: 3 },
  width: '100%',
  height: ROW_HEIGHT,
  px: 2,
  fontFamily: 'inherit',
  fontSize: 13,
  color: 'text.primary',
};
const BUTTON = {
  ...ROW,
  border: 0,
  borderRadius: 1,
  bgcolor: 'transparent',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'sunken' },
  '&:focus-visible': { outlineOffset: -2 },
};
