import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Ban, CircleCheck, FileText, Mail, TrendingUp, type LucideIcon } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { useIsSupported } from '@vaglio/api-client';
import type { Funnel, FunnelStage } from '@vaglio/contract';
import { Badge, EMPTY_VALUE, formatCount, formatDate, Icon, TABULAR } from '@vaglio/ui';
import { FigureCard } from './FigureCard';
import { FigureTable } from './FigureTable';
import { useReadFunnelQuery } from '../dashboard.api';
import { daysText, shareText, stageLabel } from './funnel-text';
import { reachedAddress, REJECTED_ADDRESS } from './list-address';

const HEIGHT = 270;
const ICONS: Readonly<Record<FunnelStage['stage'], LucideIcon>> = {
  threshold: TrendingUp,
  contacted: Mail,
  contract: FileText,
  investment: CircleCheck,
};

/** Card with the number of startups that reached each stage in the last twelve months. */
export function FunnelCard() {
  const query = useReadFunnelQuery();
  const isSupported = useIsSupported('readFunnel') !== false;
  const { data } = query;
  if (!isSupported) return null;
  const isEmpty = data?.stages.every(({ count }) => count === 0);
  return (
    <FigureCard
      title="Funnel"
      purpose="Last 12 months; share of the stage before, median time to reach it"
      query={query}
      empty={isEmpty ? 'No startup reached a stage in the last 12 months.' : null}
      height={HEIGHT}
      isFlush
      chart={data && <FunnelRows funnel={data} />}
      table={data && <FunnelTable funnel={data} />}
    />
  );
}

/** Returns the address of the list with a stage's startups. Only the stage threshold has a list. */
const addressOf = ({ stage }: FunnelStage, funnel: Funnel) =>
  stage === 'threshold' ? reachedAddress(funnel) : undefined;

function FunnelRows({ funnel }: { readonly funnel: Funnel }) {
  const largest = Math.max(1, ...funnel.stages.map(({ count }) => count));
  return (
    <>
      <Box aria-hidden="true" sx={[ROW, HEAD]}>
        <span>Stage</span>
        <Box component="span" sx={{ gridColumn: { sm: '3' } }}>
          Startups
        </Box>
        <span>Share</span>
        <span>Median</span>
      </Box>
      <Box component="ul" aria-label="Stages" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {funnel.stages.map((stage) => (
          <StageRow
            key={stage.stage}
            stage={stage}
            width={stage.count / largest}
            to={addressOf(stage, funnel)}
          />
        ))}
      </Box>
      <Box sx={[ROW, { display: 'flex' }]}>
        <Link
          component={RouterLink}
          to={REJECTED_ADDRESS}
          underline="none"
          aria-label={`${formatCount(funnel.rejected)} rejected now`}
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 2, minHeight: 24, color: 'text.primary' }}
        >
          <Badge tone="red" icon={Ban}>
            Rejected
          </Badge>
          <Box component="span" sx={TABULAR}>
            {formatCount(funnel.rejected)}
          </Box>
        </Link>
      </Box>
    </>
  );
}

interface StageRowProps {
  readonly stage: FunnelStage;
  /** Width of the stage's bar, from 0 to 1. */
  readonly width: number;
  readonly to: string | undefined;
}

function StageRow({ stage, width, to }: StageRowProps) {
  const count = formatCount(stage.count);
  return (
    <Box component="li" sx={ROW}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          fontWeight: 550,
          '& svg': { color: 'text.secondary', flexShrink: 0 },
        }}
      >
        <Icon of={ICONS[stage.stage]} />
        {stageLabel(stage)}
      </Box>
      <Box aria-hidden="true" sx={{ display: { xs: 'none', sm: 'block' } }}>
        <Box sx={{ ...BAR, width: `max(${stage.count > 0 ? 4 : 0}px, ${width * 100}%)` }} />
      </Box>
      <Box sx={{ ...TABULAR, fontWeight: 600 }}>
        {to === undefined || stage.count === 0 ? (
          count
        ) : (
          <Link component={RouterLink} to={to} aria-label={`${stageLabel(stage)}: ${count} startups`}>
            {count}
          </Link>
        )}
      </Box>
      <Box sx={MUTED}>{shareText(stage)}</Box>
      <Box sx={MUTED}>{daysText(stage)}</Box>
    </Box>
  );
}

function FunnelTable({ funnel }: { readonly funnel: Funnel }) {
  return (
    <FigureTable
      caption={`Funnel from ${formatDate(funnel.from)} to ${formatDate(funnel.to)}`}
      columns={['Stage', 'Startups', 'Share of the stage before', 'Median time']}
      rows={[
        ...funnel.stages.map((stage) => ({
          key: stage.stage,
          name: stageLabel(stage),
          to: stage.count > 0 ? addressOf(stage, funnel) : undefined,
          values: [formatCount(stage.count), shareText(stage), daysText(stage)],
        })),
        {
          key: 'rejected',
          name: 'Rejected now',
          to: REJECTED_ADDRESS,
          values: [formatCount(funnel.rejected), EMPTY_VALUE, EMPTY_VALUE],
        },
      ]}
    />
  );
}

const ROW = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) 64px 48px 84px', sm: '120px minmax(0, 1fr) 64px 48px 84px' },
  alignItems: 'center',
  gap: { xs: 1, sm: 3 },
  px: 5,
  minHeight: 44,
  borderTop: 1,
  borderColor: 'border',
  '& > :nth-last-of-type(-n + 3)': { textAlign: 'right' },
} as const;
const HEAD = { minHeight: 32, bgcolor: 'sunken', fontSize: 12, fontWeight: 550, color: 'muted' };
const BAR = { height: 20, borderRadius: '4px', bgcolor: 'primary.main' };
const MUTED = { ...TABULAR, typography: 'body2', color: 'muted' };
