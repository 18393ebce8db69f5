import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { formatExact } from '../format/date-formats';
import { EMPTY_VALUE } from '../format/number-formats';
import { WarningAlert } from '../message/WarningAlert';
import { StaticTable } from '../table/StaticTable';
import { differencesOf, type SeenConflict, type FieldTexts } from './conflict';

interface ConflictNoticeProps<Row> {
  /** Name of the row within a sentence, such as 'this parameter'. */
  readonly what: string;
  readonly conflict: SeenConflict<Row>;
  /** Converts a row to field texts. */
  readonly textsOf: (row: Row) => FieldTexts;
  /** Values that the user entered; undefined if there are none, as for a deletion. */
  readonly mine?: FieldTexts;
  /** Additional text below the differences. */
  readonly detail?: ReactNode;
  /** Label of the button that keeps the user's values, such as 'Keep mine'. */
  readonly keepMineLabel?: string;
  /** Label of the button that accepts the other user's values, such as 'Take theirs'. */
  readonly takeTheirsLabel?: string;
  readonly isBusy?: boolean;
  /**
   * Handlers of the two buttons. Provide both handlers or neither of them, for a dialog that has these buttons itself.
   */
  readonly onKeepMine?: () => void;
  readonly onTakeTheirs?: () => void;
}

/**
 * Notice that another user has changed the row first. It shows the user, the time and all differences, and lets the
 * user choose between both versions.
 */
export function ConflictNotice<Row>(props: ConflictNoticeProps<Row>) {
  const { what, conflict, textsOf, mine, detail, isBusy = false, onKeepMine, onTakeTheirs } = props;
  const { keepMineLabel = 'Keep mine', takeTheirsLabel = 'Take theirs' } = props;
  const { seen, current, changedBy, changedAt } = conflict;
  const differences = differencesOf(textsOf(seen), textsOf(current), mine);
  return (
    <Box ref={intoView}>
      <WarningAlert>
        <Box component="p" sx={{ m: 0, fontWeight: 600 }}>
          {changedBy ?? 'Somebody'} changed {what} in the meantime
          {changedAt === null ? '' : `, on ${formatExact(changedAt)}`}.
        </Box>
        {differences.length === 0 ? (
          <Box component="p" sx={{ m: 0 }}>
            None of the fields shown here has changed.
          </Box>
        ) : (
          <StaticTable
            label="Differences"
            columns={[
              { header: 'Field', cell: ({ label }) => label, isRowHeader: true },
              mine
                ? { header: 'Yours', cell: (field) => (field.mine === null ? UNTOUCHED : shown(field.mine)) }
                : { header: 'Before', cell: ({ seen: before }) => shown(before) },
              { header: 'Now', cell: ({ now }) => shown(now) },
            ]}
            rows={differences}
            rowKey={({ label }) => label}
            sx={TABLE}
          />
        )}
        {detail}
        {onKeepMine && onTakeTheirs && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>
            <Button size="small" disabled={isBusy} onClick={onTakeTheirs}>
              {takeTheirsLabel}
            </Button>
            <Button size="small" disabled={isBusy} onClick={onKeepMine}>
              {keepMineLabel}
            </Button>
          </Box>
        )}
      </WarningAlert>
    </Box>
  );
}

const UNTOUCHED = (
  <Box component="span" sx={{ color: 'text.secondary' }}>
    not changed
  </Box>
);
const SHOWN_LENGTH = 160;

function shown(text: string): string {
  if (text === '') return EMPTY_VALUE;
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH).trimEnd()}…` : text;
}

/** Scrolls to the notice, because the form may be scrolled to the end when the server rejects it. */
function intoView(notice: Element | null): void {
  notice?.scrollIntoView?.({ block: 'nearest' });
}

const TABLE = {
  mt: 2,
  tableLayout: 'fixed',
  typography: 'body2',
  '& th, & td': { p: '4px 12px 4px 0', textAlign: 'left', verticalAlign: 'top', overflowWrap: 'anywhere' },
  '& th': { fontWeight: 550 },
  '& thead th': { typography: 'caption', color: 'text.secondary' },
  '& tbody td, & tbody th': { borderTop: 1, borderColor: 'border' },
};
