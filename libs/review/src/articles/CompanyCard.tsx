import { memo } from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { ReviewCompany } from '@vaglio/contract';
import { CompanyHeader } from './CompanyHeader';
import type { DeskScope } from './desk-scope';
import { DiscardedCompany } from './DiscardedCompany';
import { ValueRow } from './ValueRow';

interface CompanyCardProps {
  readonly company: ReviewCompany;
  readonly scope: DeskScope;
  /** True to show only the header, if the article mentions many companies. */
  readonly isFolded: boolean;
}

/**
 * Card of a company with all values that the article states. It renders only if its data changes, and while it contains
 * the selection, a discarded value or a notice.
 */
export const CompanyCard = memo(function CompanyCard({ company, scope, isFolded }: CompanyCardProps) {
  const { raw_id, company_name, state, values } = company;
  const isActive = scope.selection?.rawId === raw_id;
  if (state === 'discarded') return <DiscardedCompany company={company} scope={scope} isActive={isActive} />;
  return (
    <Paper component="section" aria-label={company_name} sx={[CARD, isActive && ACTIVE]}>
      <CompanyHeader company={company} scope={scope} isActive={isActive} isFolded={isFolded} />
      {!isFolded && values.length > 0 && (
        <Box component="ul" aria-label={`Values of ${company_name}`} sx={LIST}>
          {values.map((value) => (
            <ValueRow key={value.key} company={company} value={value} scope={scope} />
          ))}
        </Box>
      )}
    </Paper>
  );
}, isAsBefore);

function isAsBefore(before: CompanyCardProps, after: CompanyCardProps): boolean {
  return (
    before.company === after.company &&
    before.isFolded === after.isFolded &&
    before.scope.canAct === after.scope.canAct &&
    isQuiet(before) &&
    isQuiet(after)
  );
}

/** Returns true if the card shows only extracted values, without a selection, a discarded value or a notice. */
function isQuiet({ company: { raw_id, state, values }, scope }: CompanyCardProps): boolean {
  return (
    state !== 'discarded' &&
    scope.selection?.rawId !== raw_id &&
    values.every(
      ({ key, state: said }) => said !== 'discarded' && scope.keptOf({ rawId: raw_id, key }) === null,
    )
  );
}

const CARD = { border: 1, borderColor: 'border', overflow: 'hidden', flexShrink: 0 };
const ACTIVE = { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: '-2px' };
const LIST = { m: 0, p: 0, listStyle: 'none' };
