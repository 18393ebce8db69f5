import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { X } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { useNow } from '@vaglio/auth-session';
import type { ComparedStartup } from '@vaglio/contract';
import { isFlagSet, sectorCode, sectorLabel, UNKNOWN } from '@vaglio/startups-domain';
import { Icon, NOT_PRINTED } from '@vaglio/ui';
import { StartupBadges } from '@vaglio/startup-decisions';
import type { Manage } from './manage';

interface CompareHeadProps {
  readonly item: ComparedStartup;
  readonly manage: Manage;
  readonly onRemove: (id: string) => void;
  /** Address of the startup in the ranked list. */
  readonly to: string;
}

/** Column header with a startup's name, rank, badges and buttons. */
export function CompareHead({ item: { startup }, manage, onRemove, to }: CompareHeadProps) {
  const sector = sectorLabel(sectorCode(startup.sector));
  return (
    <TableCell component="th" scope="col">
      <Box sx={TITLE}>
        <Box sx={NAME}>{startup.company_name}</Box>
        <IconButton
          size="small"
          aria-label={`Remove ${startup.company_name}`}
          title="Remove"
          onClick={() => onRemove(startup.id)}
          sx={NOT_PRINTED}
        >
          <Icon of={X} />
        </IconButton>
      </Box>
      <Box sx={{ color: 'text.secondary', fontWeight: 400, mb: 2 }}>
        {[rankText(startup), ...(sector === UNKNOWN ? [] : [sector])].join(' • ')}
      </Box>
      <StartupBadges startup={startup} now={useNow()} />
      <Box sx={ACTIONS}>
        {manage?.(startup)}
        <Link component={RouterLink} to={to}>
          Open
        </Link>
      </Box>
    </TableCell>
  );
}

/** Returns the rank as text. Rejected startups have a separate ranking. */
function rankText({ rank, rejected }: ComparedStartup['startup']): string {
  return `Rank ${rank}${isFlagSet(rejected) ? ' of the rejected' : ''}`;
}

// On phones, a column has room for a long word but not for a button next to it.
const TITLE = {
  display: 'flex',
  flexDirection: { xs: 'column-reverse', md: 'row' },
  alignItems: { xs: 'flex-end', md: 'flex-start' },
  columnGap: 2,
};
const NAME = {
  flex: 1,
  width: { xs: '100%', md: 'auto' },
  minWidth: 0,
  typography: { xs: 'body2', md: 'h2' },
  fontWeight: 600,
  overflowWrap: 'anywhere',
};
const ACTIONS = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mt: 2, ...NOT_PRINTED };
