import Box from '@mui/material/Box';
import { useNow } from '@vaglio/auth-session';
import type { Startup } from '@vaglio/contract';
import { EMPTY_VALUE, formatExact, formatMoney, formatRelative, DetailBlock } from '@vaglio/ui';
import { memo, type ReactNode } from 'react';

interface FiguresBlockProps {
  readonly startup: Startup;
}

/** Section with amounts and timestamps. */
export const FiguresBlock = memo(function FiguresBlock({ startup }: FiguresBlockProps) {
  const { raised_money, raised_currency, firstTime_appear_inscore, last_modified_score } = startup;
  return (
    <DetailBlock title="Figures">
      <Box component="dl" sx={{ display: 'grid', gap: 3, m: 0, typography: 'body2' }}>
        <Figure name="Raised money">{formatMoney(raised_money, raised_currency)}</Figure>
        <Figure name="First above threshold">
          <Moment at={firstTime_appear_inscore} />
        </Figure>
        <Figure name="Score changed">
          <Moment at={last_modified_score} />
        </Figure>
      </Box>
    </DetailBlock>
  );
});

function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 3 }}>
      <Box component="dt" sx={{ color: 'muted' }}>
        {name}
      </Box>
      <Box component="dd" sx={{ m: 0, textAlign: 'right' }}>
        {children}
      </Box>
    </Box>
  );
}

function Moment({ at }: { readonly at: string | null }) {
  const now = useNow();
  if (at === null) return EMPTY_VALUE;
  return (
    <time dateTime={at} title={formatExact(at)}>
      {formatRelative(at, now)}
    </time>
  );
}
