import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Pencil, Play, RefreshCw, Trash2, type LucideIcon } from 'lucide-react';
import type { NewsSource } from '@vaglio/contract';
import { Icon } from '@vaglio/ui';

export interface Actions {
  /** Requests a reading of the source. null if the server does not support requested readings. */
  readonly onRead: ((source: NewsSource) => void) | null;
  readonly onTest: (source: NewsSource) => void;
  readonly onEdit: (source: NewsSource) => void;
  readonly onDelete: (source: NewsSource) => void;
}

interface SourceActionsProps extends Actions {
  readonly source: NewsSource;
  /** True to show the label of the most frequent action. */
  readonly isWide: boolean;
}

/** Buttons for all actions on a source. */
export function SourceActions({ source, isWide, onRead, onTest, onEdit, onDelete }: SourceActionsProps) {
  const { name } = source;
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {onRead && (
        <Action of={RefreshCw} label={`Read ${name} now`} title="Read now" onClick={() => onRead(source)} />
      )}
      {isWide ? (
        <Button variant="text" size="small" onClick={() => onTest(source)}>
          Test now
        </Button>
      ) : (
        <Action of={Play} label={`Test ${name} now`} title="Test now" onClick={() => onTest(source)} />
      )}
      <Action of={Pencil} label={`Edit ${name}`} title="Edit" onClick={() => onEdit(source)} />
      <Action of={Trash2} label={`Delete ${name}`} title="Delete" isDanger onClick={() => onDelete(source)} />
    </Box>
  );
}

interface ActionProps {
  readonly of: LucideIcon;
  readonly label: string;
  readonly title: string;
  readonly isDanger?: boolean;
  readonly onClick: () => void;
}

function Action({ of, label, title, isDanger = false, onClick }: ActionProps) {
  return (
    <IconButton
      size="small"
      color={isDanger ? 'error' : 'default'}
      aria-label={label}
      title={title}
      onClick={onClick}
    >
      <Icon of={of} />
    </IconButton>
  );
}
