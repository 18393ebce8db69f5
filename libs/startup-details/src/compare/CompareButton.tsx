import IconButton from '@mui/material/IconButton';
import { Columns3 } from 'lucide-react';
import type { Startup } from '@vaglio/contract';
import { Icon } from '@vaglio/ui';
import { MAX_COMPARED, useCompareTray } from './compare-tray';

/** Toggle button that adds the open startup to the comparison or removes it. */
export function CompareButton({ startup }: { readonly startup: Startup }) {
  const tray = useCompareTray();
  if (tray === null) return null;
  const isChosen = tray.chosen.some(({ id }) => id === startup.id);
  const isFull = !isChosen && tray.chosen.length === MAX_COMPARED;
  const title = isFull ? 'Four startups are compared already' : isChosen ? 'Do not compare' : 'Compare';
  return (
    <IconButton
      aria-label="Compare"
      aria-pressed={isChosen}
      title={title}
      disabled={isFull}
      onClick={() => tray.toggle(startup)}
      sx={isChosen ? { color: 'primary.main', bgcolor: 'selected' } : undefined}
    >
      <Icon of={Columns3} />
    </IconButton>
  );
}
