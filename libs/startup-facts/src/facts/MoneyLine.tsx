import Box from '@mui/material/Box';
import type { MoneyFact } from '@vaglio/contract';
import { formatMoney, TABULAR } from '@vaglio/ui';
import { moneyKindText } from './money-kind';

/** Amount in columns: stage or kind, amount, and investors. On phones they are stacked. */
export function MoneyLine({ sum }: { readonly sum: MoneyFact }) {
  const { kind, stage, amount, currency, investors } = sum;
  return (
    <Box component="span" sx={LINE}>
      <Box component="span">{stage ?? moneyKindText(kind)}</Box>
      <Box component="span" sx={AMOUNT}>
        {formatMoney(amount, currency)}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {investors.join(', ')}
      </Box>
    </Box>
  );
}

const LINE = {
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: '72px 152px minmax(0, 1fr)' },
  columnGap: 3,
  typography: 'body2',
  lineHeight: '20px',
};
const AMOUNT = {
  typography: { xs: 'body1', md: 'body2' },
  lineHeight: '20px',
  order: { xs: -1, md: 0 },
  textAlign: { md: 'right' },
  '&&': { ...TABULAR, fontWeight: 600 },
};
