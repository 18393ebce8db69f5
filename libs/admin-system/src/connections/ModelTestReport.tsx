import Box from '@mui/material/Box';
import type { ConnectionTest } from '@vaglio/contract';
import { ErrorAlert, formatCost, formatCount, formatSeconds, SuccessAlert } from '@vaglio/ui';

/** Result of a connection test: the summary, followed by each step. */
export function ModelTestReport({ report }: { readonly report: ConnectionTest }) {
  const { ok, model, steps, duration_ms, tokens, cost } = report;
  const costText = cost === 0 ? '' : `, cost ${formatCost(cost)}`;
  const spent = tokens === 0 ? '' : `, ${formatCount(tokens)} tokens${costText}`;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {ok ? (
        <SuccessAlert>{`${model} answers.`}</SuccessAlert>
      ) : (
        <ErrorAlert detail={steps.at(-1)?.text}>{`${model} does not respond as required.`}</ErrorAlert>
      )}
      <Box component="ul" aria-label="Test steps" sx={{ m: 0, pl: 5, overflowWrap: 'anywhere' }}>
        {steps.map(({ name, text }, index) => (
          <li key={index}>
            {name}: {text}
          </li>
        ))}
      </Box>
      <Box sx={{ color: 'muted' }}>
        {formatSeconds(duration_ms)}
        {spent}
      </Box>
    </Box>
  );
}
