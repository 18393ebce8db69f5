import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { MergeTarget } from '@vaglio/contract';
import { formatScore } from '@vaglio/ui';

interface TargetChoiceProps {
  readonly label: string;
  readonly targets: readonly MergeTarget[];
  readonly chosenId: string | null;
  readonly onChoose: (target: MergeTarget) => void;
}

/** Radio list of merge targets with the reasons why they match. */
export function TargetChoice({ label, targets, chosenId, onChoose }: TargetChoiceProps) {
  return (
    <RadioGroup
      aria-label={label}
      value={targets.some(({ id }) => id === chosenId) ? chosenId : ''}
      onChange={(_event, value) => {
        const target = targets.find(({ id }) => id === value);
        if (target) onChoose(target);
      }}
    >
      <Box aria-hidden="true" sx={{ typography: 'caption', color: 'text.secondary' }}>
        {label}
      </Box>
      {targets.map(({ id, company_name, score, because }) => (
        <FormControlLabel
          key={id}
          value={id}
          control={<Radio />}
          sx={{ minHeight: 44, mr: 0, overflowWrap: 'anywhere' }}
          label={
            <>
              <b>{company_name}</b>
              <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
                Score {formatScore(score)}
                {because !== '' && `. ${because}`}
              </Box>
            </>
          }
        />
      ))}
    </RadioGroup>
  );
}
