import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { Columns3, X } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { routes } from '@vaglio/startups-domain';
import { Icon, VisuallyHidden, CHIP } from '@vaglio/ui';
import { MAX_COMPARED, useCompareTray } from './compare-tray';

const FEWEST_COMPARED = 2;

/**
 * Bar above the list with the startups to compare, and a link to the comparison. Hidden while no startups are selected.
 */
export function TrayBar() {
  const tray = useCompareTray();
  const [params] = useSearchParams();
  if (tray === null || tray.chosen.length === 0) return null;
  const { chosen, toggle, clear } = tray;
  const isEnough = chosen.length >= FEWEST_COMPARED;
  const ids = chosen.map(({ id }) => id);
  return (
    <Box role="region" aria-label="Startups to compare" sx={BAR}>
      {chosen.map((startup) => (
        <ButtonBase key={startup.id} onClick={() => toggle(startup)} sx={CHIP}>
          <VisuallyHidden>Do not compare </VisuallyHidden>
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {startup.company_name}
          </Box>
          <Icon of={X} size={14} />
        </ButtonBase>
      ))}
      <Box component="span" sx={{ flex: 1, typography: 'caption', color: 'text.secondary' }}>
        {isEnough ? '' : 'Choose one more to compare.'}
      </Box>
      <Button size="small" variant="text" onClick={clear}>
        Clear
      </Button>
      <Button
        size="small"
        variant="outlined"
        startIcon={<Icon of={Columns3} />}
        {...(isEnough ? { component: Link, to: routes.compare(ids, params) } : { disabled: true })}
      >
        Compare {chosen.length}
      </Button>
      <VisuallyHidden role="status">
        {chosen.length} of at most {MAX_COMPARED} startups to compare
      </VisuallyHidden>
    </Box>
  );
}

const BAR = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  mb: 2,
  p: 2,
  border: 1,
  borderColor: 'border',
  borderRadius: 2,
  bgcolor: 'background.paper',
};
