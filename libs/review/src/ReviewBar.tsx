import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Keyboard } from 'lucide-react';
import { formatCount, Icon, TABULAR } from '@vaglio/ui';
import { PAIR_FILTERS, type DuplicatesQuery, type PairFilter } from './duplicates/duplicates-query';
import type { Pairs } from './duplicates/use-pairs';

interface ReviewBarProps {
  readonly query: DuplicatesQuery;
  readonly onChange: (query: DuplicatesQuery) => void;
  readonly pairs: Pairs;
  /** Shows the keys of the page. */
  readonly onHelp: () => void;
}

const LABELS: Readonly<Record<PairFilter, string>> = {
  all: 'All',
  website: 'Same website',
  founder: 'Same founder',
  name: 'Name only',
};
const HEIGHT = { xs: 44, md: 56 };

/** The bar above the desk: its tabs, the filters with their counts, and what was decided. */
export function ReviewBar({ query, onChange, pairs, onHelp }: ReviewBarProps) {
  const { counts, keptApart, merged } = pairs;
  return (
    <Box sx={BAR}>
      <Box sx={ROW}>
        <Tabs value="duplicates" aria-label="What is reviewed" sx={{ flexShrink: 0, minHeight: HEIGHT }}>
          <Tab
            value="duplicates"
            sx={{ minHeight: HEIGHT }}
            label={
              <span>
                Duplicates <Count>{counts?.all ?? null}</Count>
              </span>
            }
          />
        </Tabs>
        <Box role="group" aria-label="Filter" sx={FILTERS}>
          {PAIR_FILTERS.map((only) => (
            <ButtonBase
              key={only}
              aria-pressed={query.only === only}
              onClick={() => onChange({ only, page: 1, pair: '' })}
              sx={CHIP}
            >
              {LABELS[only]}
              {only !== 'all' && <Count>{counts?.[only] ?? null}</Count>}
            </ButtonBase>
          ))}
        </Box>
        <Box sx={END}>
          {merged !== null && keptApart !== null && (
            <span>
              {formatCount(merged)} merged, {formatCount(keptApart)} kept apart
            </span>
          )}
          <IconButton
            aria-label="Keyboard"
            title="Keyboard"
            aria-haspopup="dialog"
            edge="end"
            onClick={onHelp}
          >
            <Icon of={Keyboard} />
          </IconButton>
        </Box>
      </Box>
    </Box>
  );
}

function Count({ children }: { readonly children: number | null }) {
  if (children === null) return null;
  return (
    <Box component="span" sx={{ ...TABULAR, ml: '6px', typography: 'caption', color: 'muted' }}>
      {formatCount(children)}
    </Box>
  );
}

const BAR = {
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'border',
  position: { md: 'sticky' },
  top: { md: 56 },
  zIndex: 'mobileStepper',
};
const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: { xs: '0 12px', md: '0 20px' },
  maxWidth: 1448,
  minHeight: 56,
  mx: 'auto',
  px: { xs: 3, md: 6 },
};
const FILTERS = { display: 'flex', flexWrap: { md: 'wrap' }, gap: 2, py: 3, overflowX: 'auto' };
const CHIP = {
  flexShrink: 0,
  height: { xs: 44, md: 32 },
  px: '11px',
  border: 1,
  borderColor: 'borderStrong',
  borderRadius: 1,
  typography: 'body2',
  fontWeight: 550,
  bgcolor: 'background.paper',
  transition: 'background-color 120ms',
  '&:hover': { bgcolor: 'sunken' },
  '&[aria-pressed="true"]': {
    bgcolor: 'accentSoft',
    borderColor: 'primary.main',
    color: 'accentSoftText',
  },
};
const END = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  ml: 'auto',
  typography: 'body2',
  color: 'text.secondary',
};
