import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import { ArrowRight, Check, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import type { Chain } from '@vaglio/startups-data';
import { formatCount, Icon, TABULAR } from '@vaglio/ui';
import { nextOf, stagesOf, type ChainPlace, type ChainStage, type NextStep } from './chain-stages';
import { ChainSkeleton } from './ChainSkeleton';
import { useChain } from './use-chain';

interface ChainStripProps {
  /** The section that it is shown above. */
  readonly here: ChainPlace;
}

/** What waits at each stage from news to a decision, and the one step that comes first; absent where the server does not say it. */
export function ChainStrip({ here }: ChainStripProps) {
  const { chain, isOffered } = useChain();
  if (!isOffered) return null;
  return (
    <Paper component="nav" aria-label="What waits" sx={CARD}>
      {chain ? <Stages chain={chain} here={here} /> : <ChainSkeleton />}
    </Paper>
  );
}

/** The same over the whole width, above a page that fills the window: it leaves room by `--above-page`. */
export function ChainBar({ here, children }: ChainStripProps & { readonly children: ReactNode }) {
  const { chain, isOffered } = useChain();
  if (!isOffered) return children;
  return (
    <Box sx={ABOVE_PAGE}>
      <Paper component="nav" aria-label="What waits" square sx={BAR}>
        <Box sx={BAR_ROW}>{chain ? <Stages chain={chain} here={here} /> : <ChainSkeleton />}</Box>
      </Paper>
      {children}
    </Box>
  );
}

function Stages({ chain, here }: { readonly chain: Chain; readonly here: ChainPlace }) {
  const stages = stagesOf(chain);
  const next = nextOf(chain, stages);
  if (stages.every(({ count }) => count === 0))
    return (
      <>
        <Box sx={QUIET}>
          {next ? (
            'No news has been read yet.'
          ) : (
            <>
              <Icon of={Check} /> Nothing waits.
            </>
          )}
        </Box>
        {next && <Next step={next} here={here} />}
      </>
    );
  return (
    <>
      <Box component="ol" sx={LIST}>
        {stages.map((stage, index) => (
          <Box component="li" key={stage.key} sx={{ ...ITEM, ...(stage.count === 0 && NOT_ON_PHONES) }}>
            {index > 0 && <Icon of={ChevronRight} size={14} />}
            <Stage stage={stage} isHere={stage.place === here} />
          </Box>
        ))}
      </Box>
      {next && <Next step={next} here={here} />}
    </>
  );
}

function Stage({
  stage: { count, words, to },
  isHere,
}: {
  readonly stage: ChainStage;
  readonly isHere: boolean;
}) {
  return (
    <Link
      component={RouterLink}
      to={to}
      aria-current={isHere ? 'step' : undefined}
      underline={isHere ? 'none' : 'hover'}
      sx={{ ...STAGE, color: count > 0 ? 'text.primary' : 'muted', fontWeight: isHere ? 600 : 400 }}
    >
      <Box component="b" sx={{ ...TABULAR, fontWeight: count > 0 ? 620 : 400 }}>
        {formatCount(count)}
      </Box>{' '}
      {words}
    </Link>
  );
}

/** Leads to where the first step is done; says so where that is here. */
function Next({ step: { act, to, place }, here }: { readonly step: NextStep; readonly here: ChainPlace }) {
  if (place === here)
    return <Box sx={{ ...END, color: 'text.secondary', pr: { xs: 1, md: 2 } }}>Next: on this page</Box>;
  return (
    <Button component={RouterLink} to={to} size="small" endIcon={<Icon of={ArrowRight} />} sx={END}>
      Next: {act}
    </Button>
  );
}

const HEIGHT = { xs: '60px', sm: '48px' };
const ROW = { display: 'flex', alignItems: 'center', gap: 3, height: HEIGHT, typography: 'body2' } as const;
const CARD = { ...ROW, border: 1, borderColor: 'border', mb: 4, pl: { xs: 2, md: 4 }, pr: 2 } as const;
const ABOVE_PAGE = { '--above-page': HEIGHT };
const BAR = { borderBottom: 1, borderColor: 'border', height: HEIGHT };
const BAR_ROW = { ...ROW, height: '100%', maxWidth: 1448, mx: 'auto', px: { xs: 3, md: 6 } } as const;
/** What has no room is reached sideways; the button stays. */
const LIST = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  flex: 1,
  minWidth: 0,
  m: 0,
  p: 0,
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
} as const;
const ITEM = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  flexShrink: 0,
  '& > svg': { color: 'muted', display: { xs: 'none', sm: 'block' } },
  '&:first-of-type > a': { ml: -1 },
};
/** A phone has room for what waits alone. */
const NOT_ON_PHONES = { display: { xs: 'none', sm: 'flex' } };
const STAGE = {
  display: 'inline-flex',
  gap: '0.3em',
  alignItems: 'center',
  minHeight: { xs: 44, sm: 32 },
  px: 1,
  whiteSpace: 'nowrap',
} as const;
const QUIET = { display: 'flex', alignItems: 'center', gap: 2, flex: 1, color: 'text.secondary' };
const END = { flexShrink: 0, whiteSpace: 'nowrap' } as const;
