import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Ban } from 'lucide-react';
import type { ReviewCompany } from '@vaglio/contract';
import { Icon } from '@vaglio/ui';
import type { DeskScope } from './desk-scope';

interface DiscardedCompanyProps {
  readonly company: ReviewCompany;
  readonly scope: DeskScope;
  readonly isActive: boolean;
}

/** Discarded company with the reason and the consequence of the decision. */
export function DiscardedCompany({ company, scope, isActive }: DiscardedCompanyProps) {
  const { raw_id, company_name, reason } = company;
  const undo = scope.undoOf({ rawId: raw_id, key: '' });
  return (
    <Paper component="section" aria-label={company_name} sx={[CARD, isActive && ACTIVE]}>
      <Icon of={Ban} />
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {company_name}
      </Typography>
      <Box component="span" sx={{ flex: '1 1 200px', color: 'text.secondary', typography: 'body2' }}>
        {WHY[reason ?? 'not_a_startup']}
      </Box>
      {undo && (
        <Button size="small" variant="text" aria-label={`Undo: ${company_name} discarded`} onClick={undo}>
          Undo
        </Button>
      )}
    </Paper>
  );
}

const WHY = {
  not_a_startup: 'Not a startup. The name will not be proposed again.',
  not_in_article: 'Not in this article. The name will not be proposed again from it.',
  left_aside: 'Set aside for this article. The name may be proposed again.',
};
const CARD = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  flexShrink: 0,
  minHeight: 54,
  px: 5,
  py: 2,
  border: 1,
  borderColor: 'border',
  color: 'text.secondary',
};
const ACTIVE = { borderColor: 'primary.main' };
