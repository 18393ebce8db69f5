import Box from '@mui/material/Box';
import { Check, X } from 'lucide-react';
import type { GateCondition } from '@vaglio/contract';
import { Icon, VisuallyHidden } from '@vaglio/ui';

/** List of the activation conditions with check marks and crosses. */
export function GateConditions({ conditions }: { readonly conditions: readonly GateCondition[] }) {
  return (
    <Box
      component="ul"
      aria-label="Conditions"
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}
    >
      {conditions.map(({ key, is_met, text }) => (
        <Box component="li" key={key} sx={{ display: 'flex', gap: 2, color: 'text.primary' }}>
          <Box component="span" sx={{ mt: '3px', color: is_met ? 'success.main' : 'error.main' }}>
            <Icon of={is_met ? Check : X} size={14} />
          </Box>
          <Box component="span" sx={{ fontWeight: is_met ? 400 : 550 }}>
            <VisuallyHidden>{is_met ? 'Met: ' : 'Not met: '}</VisuallyHidden>
            {text}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
