import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import type { ReviewArticle } from '@vaglio/contract';
import { Icon } from '@vaglio/ui';
import { canDecide, namesakeOf } from './acts';
import { CompanyMenu } from './CompanyMenu';
import { canAcceptCompany } from './CompanyHeader';
import { ConflictPair } from './ConflictPair';
import { CorrectValue } from './CorrectValue';
import type { DeskScope } from './desk-scope';
import { DiscardedCompany } from './DiscardedCompany';
import { KeptNotice } from './KeptNotice';
import { ProofNote } from './ProofNote';
import type { Selected } from './selection';
import { StateBadge } from './StateBadge';
import { ValueButtons } from './ValueActs';
import { Swatch, ValueText } from './ValueText';
import { formOf } from './value-fields';

interface ValueSheetProps {
  readonly article: ReviewArticle;
  readonly selected: Selected;
  readonly scope: DeskScope;
  readonly onStep: (by: 1 | -1) => void;
}

/** Minimum length in px of a swipe that selects another value. */
const SWIPE = 48;

/**
 * Sheet below the article on narrow screens. It shows one value at a time with its buttons. A swipe selects another
 * value.
 */
export function ValueSheet({ article, selected, scope, onStep }: ValueSheetProps) {
  const from = useRef<number | null>(null);
  const { company, value } = selected;
  const namesake = namesakeOf(company);
  const stop = { rawId: company.raw_id, key: value?.key ?? '' };
  const kept = scope.keptOf(stop);
  const undo = scope.undoOf(stop);
  const mayDecide = scope.canAct && value !== null && canDecide(value);
  return (
    <Box
      component="section"
      aria-label={`Value of ${company.company_name}`}
      onTouchStart={(event) => (from.current = event.touches[0]?.clientX ?? null)}
      onTouchEnd={(event) => {
        const by = (event.changedTouches[0]?.clientX ?? 0) - (from.current ?? 0);
        if (from.current !== null && Math.abs(by) > SWIPE) onStep(by < 0 ? 1 : -1);
        from.current = null;
      }}
      sx={SHEET}
    >
      <Box aria-hidden="true" sx={HANDLE} />
      <Box sx={LINE}>
        <Box component="h3" sx={NAME}>
          {company.company_name}
        </Box>
        <Box component="span" sx={MUTED}>
          {article.companies.indexOf(company) + 1} of {article.companies.length}
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', ml: 'auto' }}>
          <IconButton aria-label="Previous value" onClick={() => onStep(-1)} sx={TOUCH}>
            <Icon of={ChevronLeft} />
          </IconButton>
          {value && (
            <Box component="span" sx={{ ...MUTED, whiteSpace: 'nowrap' }}>
              Value {company.values.indexOf(value) + 1} of {company.values.length}
            </Box>
          )}
          <IconButton aria-label="Next value" onClick={() => onStep(1)} sx={TOUCH}>
            <Icon of={ChevronRight} />
          </IconButton>
        </Box>
      </Box>
      {company.state === 'discarded' ? (
        <DiscardedCompany company={company} scope={scope} isActive={false} />
      ) : (
        <>
          {value && (
            <Box sx={LINE}>
              <Swatch colour={formOf(value).colour} />
              <b>{formOf(value).label}</b>
              <StateBadge value={value} />
              {undo && (
                <Button size="small" variant="text" onClick={undo} sx={{ ml: 'auto' }}>
                  Undo
                </Button>
              )}
            </Box>
          )}
          {value &&
            (value.state === 'conflict' || (value.is_open && value.present) ? (
              <ConflictPair value={value} article={article} />
            ) : (
              <ValueText value={value} />
            ))}
          {value?.proof && <ProofNote proof={value.proof} />}
          {kept && value && <KeptNotice value={value} kept={kept} />}
          {value && scope.isEditing && <CorrectValue value={value} stop={stop} scope={scope} />}
          {mayDecide && !scope.isEditing && <ValueButtons value={value} stop={stop} scope={scope} />}
          {scope.canAct && (
            <Box sx={LINE}>
              {canAcceptCompany(company) && (
                <Button onClick={() => scope.accept(company)} sx={{ flex: 1 }}>
                  {namesake ? `Accept as ${namesake.company_name}` : 'Accept company'}
                </Button>
              )}
              <CompanyMenu company={company} scope={scope} hasAll />
            </Box>
          )}
        </>
      )}
    </Box>
  );
}

const SHEET = {
  display: 'grid',
  gap: 2,
  p: '8px 16px 12px',
  borderTop: 1,
  borderColor: 'border',
  borderRadius: '12px 12px 0 0',
  bgcolor: 'background.paper',
  boxShadow: 'var(--mui-palette-floating)',
  maxHeight: '56vh',
  overflowY: 'auto',
  touchAction: 'pan-y',
};
const HANDLE = { justifySelf: 'center', width: 36, height: 4, borderRadius: '2px', bgcolor: 'borderStrong' };
const LINE = { display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 };
const NAME = { m: 0, fontSize: '0.9375rem', fontWeight: 620, minWidth: 0, overflowWrap: 'anywhere' };
const MUTED = { typography: 'body2', color: 'text.secondary' };
const TOUCH = { width: 44, height: 44 };
