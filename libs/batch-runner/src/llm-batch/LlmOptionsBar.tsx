import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { Block, Field } from '@vaglio/ui';
import type { LlmBatch } from './use-llm-batch';

interface LlmOptionsBarProps {
  readonly options: LlmBatch['options'];
  readonly isUnderWay: boolean;
}

/** Options for a dry run and the delay. They are disabled during a run. */
export function LlmOptionsBar({
  options: { isDry, setIsDry, delay, setDelay, problem },
  isUnderWay,
}: LlmOptionsBarProps) {
  return (
    <Block hasDivider>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 4 }}>
        <Box>
          <FormControlLabel
            disabled={isUnderWay}
            label="Dry run"
            sx={{ mr: 0 }}
            control={
              <Checkbox
                checked={isDry}
                onChange={(event) => setIsDry(event.target.checked)}
                slotProps={{ input: { 'aria-describedby': 'dry-run-hint' } }}
              />
            }
          />
          <Box id="dry-run-hint" sx={{ typography: 'caption', color: 'muted' }}>
            Extracts and shows, writes nothing
          </Box>
        </Box>
        <Box sx={{ width: 180 }}>
          <Field
            label="Delay (ms)"
            inputMode="numeric"
            autoComplete="off"
            value={delay}
            onChange={setDelay}
            disabled={isUnderWay}
            error={problem}
            hint="Between two articles"
          />
        </Box>
        {isUnderWay && (
          <Box sx={{ flex: '1 1 240px', textAlign: { sm: 'right' }, color: 'text.secondary' }}>
            Options can be changed once the run has stopped.
          </Box>
        )}
      </Box>
    </Block>
  );
}
