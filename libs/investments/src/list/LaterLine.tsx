import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { formatCount } from '@vaglio/ui';

interface LaterLineProps {
  /** How many of the list are Later and left out. */
  readonly hidden: number;
  readonly onShow: () => void;
}

/** 'Later hidden, 12', with a link that shows them; nothing where none is. */
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
