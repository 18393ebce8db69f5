import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { formatCount } from '@vaglio/ui';

interface LaterLineProps {
  /** Number of snoozed startups that the list hides. */
  readonly hidden: number;
  readonly onShow: () => void;
}

/**
 * Line such as 'Later hidden, 12' with a link that shows the snoozed startups. It renders nothing if there are none.
 */
export function LaterLine({ hidden, onShow }: LaterLineProps) {
  if (hidden === 0) return null;
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 28, mb: 2, color: 'text.secondary' }}
    >
      Later hidden, {formatCount(hidden)}
      <Link
        component="button"
        type="button"
        onClick={onShow}
        sx={{ fontWeight: 550, minHeight: { xs: 44, md: 28 } }}
      >
        Show
      </Link>
    </Box>
  );
}
