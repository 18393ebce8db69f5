import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Plus } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Icon } from '@vaglio/ui';
import { BLOCK, BLOCK_HEAD } from './fact-style';

interface FactsBlockProps {
  readonly title: string;
  /** Text after the title. */
  readonly note?: string | undefined;
  /** Label of the add button, such as 'Add a founder'. Undefined if no entries can be added. */
  readonly addLabel?: string | undefined;
  readonly onAdd?: () => void;
  readonly children: ReactNode;
}

/** Section of the facts with a title. A line separates it from the previous section. */
export function FactsBlock({ title, note, addLabel, onAdd, children }: FactsBlockProps) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={BLOCK}>
      <Box sx={BLOCK_HEAD}>
        <Typography id={titleId} component="h3" variant="h3">
          {title}
        </Typography>
        <Box sx={{ flex: 1, minWidth: 0, typography: 'body2', color: 'text.secondary' }}>{note}</Box>
        {addLabel !== undefined && (
          <Button
            variant="text"
            size="small"
            startIcon={<Icon of={Plus} />}
            aria-label={addLabel}
            onClick={onAdd}
            sx={{ height: { md: 28 }, my: '-4px', mr: -2 }}
          >
            Add
          </Button>
        )}
      </Box>
      {children}
    </Box>
  );
}
