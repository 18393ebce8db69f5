import Box from '@mui/material/Box';
import type { ShortlistDocument, ShortlistRow } from '@vaglio/contract';
import { badgesOf, cantonCode, UNKNOWN } from '@vaglio/startups-domain';
import { EMPTY_VALUE, formatCount, formatMoney, formatScore, scoreDecimals } from '@vaglio/ui';
import { changeText } from './change-text';
import { useFormatDate } from './document-dates';
import { HEADING, SECOND } from './document-style';
import { sectorText } from './document-text';
import { DocumentTable } from './DocumentTable';
import { filterText, orderText, type PrintedList } from './printed-list';

interface ShortlistSheetProps {
  readonly shortlist: ShortlistDocument;
  readonly list: PrintedList;
  /** Time at which the data were loaded. */
  readonly now: Date;
}

/** Printed list with its filters, sort order, startups, and changes since the last print. */
export function ShortlistSheet({ shortlist, list, now }: ShortlistSheetProps) {
  const dates = useFormatDate();
  const { rows, total, of, scoring, last_print } = shortlist;
  const decimals = scoreDecimals(rows.map(({ startup }) => startup.score));
  return (
    <article aria-label="Shortlist">
      <Box component="h1" sx={{ m: 0, fontSize: '19pt', lineHeight: 1.2, fontWeight: 620 }}>
        Shortlist
      </Box>
      <Box sx={{ ...SECOND, mb: '5mm' }}>{countText(rows.length, total, of)}</Box>
      <Box component="dl" sx={FACTS}>
        <dt>Filters</dt>
        <dd>{filterText(list, dates)}</dd>
        <dt>Order</dt>
        <dd>{orderText(list, rows)}</dd>
        <dt>Scoring</dt>
        <dd>
          {scoring.version !== null && `Version ${scoring.version} of ${dates(scoring.at)}, `}threshold{' '}
          {formatScore(scoring.threshold)}
        </dd>
      </Box>
      <DocumentTable
        title="Startups"
        columns={[
          { name: '#', look: 'number', width: '6%' },
          { name: 'Company', width: '28%' },
          { name: 'Sector', look: 'second' },
          { name: 'Ct.', look: 'second' },
          { name: 'Score', look: 'number' },
          { name: 'Raised', look: 'number' },
          { name: 'Stage' },
          { name: 'By', look: 'second' },
        ]}
        head={1}
        rows={rows.map((row) => ({ key: row.startup.id, cells: cellsOf(row, decimals, now) }))}
      />
      {last_print && (
        <Box component="section" sx={{ breakInside: 'avoid' }}>
          <Box component="h2" sx={HEADING}>
            Changes since the last print, {dates(last_print.at)}
          </Box>
          {changeText(last_print, dates).map((text) => (
            <Box component="p" key={text} sx={{ m: 0, mb: '1mm' }}>
              {text}
            </Box>
          ))}
          {changeText(last_print, dates).length === 0 && <Box component="p">Nothing has changed.</Box>}
        </Box>
      )}
    </article>
  );
}

function cellsOf({ startup, decision }: ShortlistRow, decimals: number, now: Date) {
  const { rank, company_name, sector, canton, score, raised_money, raised_currency } = startup;
  const stage = badgesOf(startup, now).filter((badge) => badge !== 'New' && badge !== 'Recently updated');
  const code = cantonCode(canton);
  return [
    formatCount(rank),
    company_name,
    sectorText(sector) === UNKNOWN ? EMPTY_VALUE : sectorText(sector),
    code ?? EMPTY_VALUE,
    formatScore(score, decimals),
    formatMoney(raised_money, raised_currency),
    stage.at(-1) ?? EMPTY_VALUE,
    decision?.person ?? EMPTY_VALUE,
  ];
}

/**
 * Returns a text such as '10 of 143 startups'. If the list is longer than the print, the text also states how many are
 * printed.
 */
function countText(shown: number, total: number, of: number): string {
  const all = `${formatCount(total)} of ${formatCount(of)} ${of === 1 ? 'startup' : 'startups'}`;
  return shown < total ? `${all}; the first ${formatCount(shown)} are printed` : all;
}

const FACTS = {
  display: 'grid',
  gridTemplateColumns: '26% 1fr',
  m: 0,
  '& > *': { m: 0, py: '1.6mm', borderBottom: 1, borderColor: 'border' },
  '& > dt': { fontWeight: 550, color: 'text.secondary' },
};
