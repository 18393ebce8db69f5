import { memo } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import type { ReviewCompany, ReviewValue } from '@vaglio/contract';
import { canDecide } from './acts';
import { ConflictValues } from './ConflictValues';
import { CorrectValue } from './CorrectValue';
import type { DeskScope } from './desk-scope';
import { KeptNotice } from './KeptNotice';
import { ProofNote } from './ProofNote';
import { isSame } from './selection';
import { StateBadge } from './StateBadge';
import { ValueButtons, ValueIcons } from './ValueActs';
import { Swatch, ValueText } from './ValueText';
import { formOf } from './value-fields';

interface ValueRowProps {
  readonly company: ReviewCompany;
  readonly value: ReviewValue;
  readonly scope: DeskScope;
}

/**
 * Row of a value with its state. If the row is selected, it shows the actions. Its position is the same in all states.
 * The row is memoised, because an article may have a hundred rows.
 */
export const ValueRow = memo(function ValueRow({ company, value, scope }: ValueRowProps) {
  const stop = { rawId: company.raw_id, key: value.key };
  const { label, colour } = formOf(value);
  const isSelected = isSame(scope.selection, stop);
  const isEditing = isSelected && scope.isEditing;
  const isConflict = value.state === 'conflict';
  const mayDecide = scope.canAct && canDecide(value);
  const undo = value.state === 'discarded' ? scope.undoOf(stop) : null;
  const kept = scope.keptOf(stop);
  return (
    <Box component="li" sx={[ROW, isSelected && SELECTED]}>
      <Box sx={LINE}>
        <ButtonBase
          data-value=""
          aria-current={isSelected ? 'true' : undefined}
          onClick={() => scope.select(stop)}
          sx={CHOOSE}
        >
          <Box component="span" sx={{ pt: '5px' }}>
            <Swatch colour={colour} />
          </Box>
          <Box component="span" sx={{ ...LABEL, fontWeight: isSelected ? 600 : 400 }}>
            {label}
          </Box>
          {isConflict && isSelected ? <Box component="span" sx={{ flex: 1 }} /> : <ValueText value={value} />}
        </ButtonBase>
        {mayDecide && !isSelected && <ValueIcons value={value} stop={stop} scope={scope} />}
        {undo && (
          <Button
            size="small"
            variant="text"
            aria-label={`Undo: ${label} ${value.text}`}
            onClick={undo}
            sx={UNDO}
          >
            Undo
          </Button>
        )}
        <StateBadge value={value} />
      </Box>
      {isSelected && (
        <Box sx={BELOW}>
          {value.proof && <ProofNote proof={value.proof} />}
          {(isConflict || (value.is_open && value.present)) && <ConflictValues value={value} />}
          {isEditing && <CorrectValue value={value} stop={stop} scope={scope} />}
          {mayDecide && !isEditing && <ValueButtons value={value} stop={stop} scope={scope} />}
        </Box>
      )}
      {kept && (
        <Box sx={BELOW}>
          <KeptNotice value={value} kept={kept} />
        </Box>
      )}
    </Box>
  );
}, isAsBefore);

function isAsBefore(before: ValueRowProps, after: ValueRowProps): boolean {
  return (
    before.value === after.value &&
    before.company.raw_id === after.company.raw_id &&
    before.scope.canAct === after.scope.canAct &&
    isQuiet(before) &&
    isQuiet(after)
  );
}

/** Returns true if the row shows only the value, without a selection, a discarded state or a notice. */
function isQuiet({ company, value, scope }: ValueRowProps): boolean {
  const stop = { rawId: company.raw_id, key: value.key };
  return value.state !== 'discarded' && !isSame(scope.selection, stop) && scope.keptOf(stop) === null;
}

const ROW = {
  position: 'relative',
  borderTop: 1,
  borderColor: 'border',
  '& .icons': { opacity: 0 },
  '&:hover, &:focus-within': { bgcolor: 'sunken' },
  '&:hover .icons, &:focus-within .icons': { opacity: 1 },
};
const SELECTED = {
  bgcolor: 'selected',
  '&:hover, &:focus-within': { bgcolor: 'selected' },
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '0 auto 0 0',
    width: '3px',
    bgcolor: 'primary.main',
  },
};
const LINE = { display: 'flex', alignItems: 'center', gap: 2, minHeight: 37, pr: 4 };
const CHOOSE = {
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'flex-start',
  gap: 3,
  flex: 1,
  minWidth: 0,
  minHeight: 37,
  py: '8px',
  pl: 5,
  textAlign: 'left',
  typography: 'body2',
  lineHeight: '20px',
  '&:focus-visible': { outlineOffset: '-2px' },
};
const LABEL = { width: 88, flexShrink: 0, color: 'text.secondary', overflowWrap: 'anywhere' };
const BELOW = { display: 'grid', gap: 2, pl: '142px', pr: 4, pb: 3 };
const UNDO = { height: { lg: 28 } };
