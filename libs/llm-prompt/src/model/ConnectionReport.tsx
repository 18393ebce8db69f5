import Box from '@mui/material/Box';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ConnectionTest } from '@vaglio/contract';
import { formatCost, formatCount, formatSeconds, Icon, VisuallyHidden } from '@vaglio/ui';

/** Result of a connection test with its steps. */
export function ConnectionReport({ report }: { readonly report: ConnectionTest }) {
  const { ok, model, steps, duration_ms, tokens, cost } = report;
  const spent =
    tokens === 0 ? '' : `, ${formatCount(tokens)} tokens${cost === 0 ? '' : `, cost ${formatCost(cost)}`}`;
  return (
    <Box role="status" sx={{ mt: 3 }}>
      <Box sx={{ fontWeight: 600, color: ok ? 'success.main' : 'error.main' }}>
        {ok ? `${model} answers.` : `${model} does not respond as required.`}
      </Box>
      <Box sx={{ color: 'muted', typography: 'caption' }}>
        {formatSeconds(duration_ms)}
        {spent}
      </Box>
      <Box component="ul" aria-label="Test steps" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
        {steps.map((step, index) => (
          <StepRow key={index} step={step} isLast={index === steps.length - 1} />
        ))}
      </Box>
    </Box>
  );
}

interface StepRowProps {
  readonly step: ConnectionTest['steps'][number];
  /** True for the last step, whose result is decisive. A server can work without listing its models. */
  readonly isLast: boolean;
}

function StepRow({ step: { name, ok, text, duration_ms }, isLast }: StepRowProps) {
  const face = ok ? CircleCheck : isLast ? CircleAlert : Info;
  const color = ok ? 'success.main' : isLast ? 'error.main' : 'muted';
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, py: 2, borderTop: 1, borderColor: 'border' }}>
      <Box sx={{ color, mt: '2px' }}>
        <Icon of={face} />
        <VisuallyHidden>{ok ? 'Succeeded: ' : isLast ? 'Failed: ' : 'Note: '}</VisuallyHidden>
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 550 }}>{name}</Box>
        <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{text}</Box>
      </Box>
      {duration_ms !== null && <Box sx={{ color: 'muted' }}>{formatSeconds(duration_ms)}</Box>}
    </Box>
  );
}
