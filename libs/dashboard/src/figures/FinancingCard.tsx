import Box from '@mui/material/Box';
import { useIsSupported } from '@vaglio/api-client';
import type { FinancingMonths } from '@vaglio/contract';
import { EMPTY_VALUE, formatCount, formatMoney } from '@vaglio/ui';
import { Bars, PLOT_HEIGHT } from './Bars';
import { FigureCard } from './FigureCard';
import { FigureTable } from './FigureTable';
import { useReadFinancingMonthsQuery } from '../dashboard.api';
import { financingBars, monthName, monthWord, uncountedText } from './financing-bars';

const TITLE = 'Financing per month';

/** Card with the financing rounds of the last twelve months that have a date and an amount in CHF. */
export function FinancingCard() {
  const query = useReadFinancingMonthsQuery();
  const isSupported = useIsSupported('readFinancingMonths') !== false;
  const { data } = query;
  if (!isSupported) return null;
  return (
    <FigureCard
      title={TITLE}
      purpose={
        data ? `CHF million in articles, number of rounds below; ${monthName(data.to)} until today` : null
      }
      query={query}
      empty={data && isNothing(data) ? 'No dated round in the last 12 months.' : null}
      height={PLOT_HEIGHT + 60}
      chart={data && <FinancingChart financing={data} />}
      table={data && <FinancingTable financing={data} />}
    />
  );
}

function isNothing(financing: FinancingMonths): boolean {
  return financing.months.every(({ rounds }) => rounds === 0) && uncountedText(financing) === null;
}

function FinancingChart({ financing }: { readonly financing: FinancingMonths }) {
  const text = uncountedText(financing);
  return (
    <>
      <Bars
        label={TITLE}
        bars={financingBars(financing).map((bar, place) => {
          const { month = '', rounds = 0 } = financing.months[place] ?? {};
          return { ...bar, label: <MonthLabel month={month} rounds={rounds} /> };
        })}
        tickText={(tick) => `${tick}`}
        isWhole={false}
        barWidth={32}
      />
      {text !== null && <Box sx={{ mt: 3, typography: 'body2', color: 'muted' }}>{text}</Box>}
    </>
  );
}

function MonthLabel({ month, rounds }: { readonly month: string; readonly rounds: number }) {
  return (
    <>
      <Box component="span" sx={{ display: 'block' }}>
        {monthWord(month)}
      </Box>
      <Box component="span" sx={{ display: 'block' }}>
        {rounds === 0 ? EMPTY_VALUE : formatCount(rounds)}
      </Box>
    </>
  );
}

function FinancingTable({ financing }: { readonly financing: FinancingMonths }) {
  const { months, foreign, undated } = financing;
  return (
    <FigureTable
      caption={TITLE}
      columns={['Month', 'Amount', 'Rounds']}
      rows={[
        ...months.map(({ month, amount, rounds }) => ({
          key: month,
          name: monthName(month),
          values: [formatMoney(amount, 'CHF'), formatCount(rounds)],
        })),
        ...foreign.map(({ currency, amount, rounds }) => ({
          key: currency,
          name: `Not counted: ${currency}`,
          values: [formatMoney(amount, currency), formatCount(rounds)],
        })),
        ...(undated > 0
          ? [
              {
                key: 'undated',
                name: 'Not counted: without a day',
                values: [EMPTY_VALUE, formatCount(undated)],
              },
            ]
          : []),
      ]}
    />
  );
}
