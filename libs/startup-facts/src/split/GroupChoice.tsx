import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { SplitChoice } from './split-order';

interface GroupChoiceProps {
  readonly choice: SplitChoice;
  readonly onChange: (choice: SplitChoice) => void;
}

/** Whether several rows that leave are one company or several. */
export function GroupChoice({ choice, onChange }: GroupChoiceProps) {
  return (
    <RadioGroup
      aria-label="The rows that leave are"
      value={choice.isEach ? 'each' : 'one'}
      onChange={(_event, value) => onChange({ ...choice, isEach: value === 'each', names: [] })}
    >
      <FormControlLabel value="one" control={<Radio />} label="One company together" />
      <FormControlLabel value="each" control={<Radio />} label="A company each" />
    </RadioGroup>
  );
}
