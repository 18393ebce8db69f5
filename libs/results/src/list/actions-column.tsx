import IconButton from '@mui/material/IconButton';
import { Check, Trash2, X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { ACTIONS_COLUMN, Icon, type TableColumn } from '@vaglio/ui';
import { isWaiting } from '../review/waiting-row';
import type { ListedStartup } from './use-result-pages';

/** Handlers for the actions on a row. A handler is undefined if the user lacks the permission. */
export interface RowActions {
  readonly onDelete?: ((row: ListedStartup) => void) | undefined;
  readonly onAccept?: ((row: ListedStartup) => void) | undefined;
  /** Receives the row and the button at which the menu of discard reasons opens. */
  readonly onDiscard?: ((row: ListedStartup, button: HTMLElement) => void) | undefined;
}

/** Returns the column with the row actions, which have the same position in all rows. */
export const actionsColumn = ({ onDelete, onAccept, onDiscard }: RowActions): TableColumn<ListedStartup> => ({
  ...ACTIONS_COLUMN,
  width: onAccept ? 132 : 76,
  renderCell: ({ row }) => (
    <>
      {onAccept && isWaiting(row) && (
        <IconButton
          size="small"
          aria-label={`Accept ${row.company_name}`}
          title="Accept"
          onClick={() => onAccept(row)}
          sx={{ color: 'success.main' }}
        >
          <Icon of={Check} />
        </IconButton>
      )}
      {onDiscard && isWaiting(row) && (
        <IconButton
          size="small"
          aria-label={`Discard ${row.company_name}`}
          aria-haspopup="menu"
          title="Discard"
          onClick={(event: MouseEvent<HTMLElement>) => onDiscard(row, event.currentTarget)}
          sx={{ color: 'error.main' }}
        >
          <Icon of={X} />
        </IconButton>
      )}
      {onDelete && (
        <IconButton
          size="small"
          aria-label={`Delete ${row.company_name}`}
          title="Delete"
          onClick={() => onDelete(row)}
          sx={{ color: 'muted', '&:hover': { color: 'error.main' } }}
        >
          <Icon of={Trash2} />
        </IconButton>
      )}
    </>
  ),
});
