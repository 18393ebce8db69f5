import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { DecisionReason } from '@vaglio/contract';
import { Key } from '@vaglio/ui';

interface ReasonChoiceProps {
  readonly reasons: readonly DecisionReason[];
  /** Id of the reason; '' for none. */
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  /** Whether the digits are shown: they act here even where single keys are off elsewhere. */
  readonly shortcutsEnabled: boolean;
}

/** The reasons of a decision, each with its digit. The first one has the focus and none is chosen. */
export function ReasonChoice({ reasons, chosen, onChoose, shortcutsEnabled }: ReasonChoiceProps) {
  return (
    <RadioGroup
      aria-label="Reason"
      value={chosen}
      onChange={(_event, id) => onChoose(id)}
      sx={{ flexWrap: 'nowrap', mx: '-10px' }}
    >
      {reasons.map(({ id, label }, index) => (
        <Box key={id} component="label" sx={[ROW, id === chosen && { bgcolor: 'accentSoft' }]}>
          <Radio value={id} size="small" autoFocus={index === 0} sx={{ p: 0 }} />
          <Box
            component="span"
            sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', color: 'text.primary' }}
          >
            {label}
          </Box>
          {shortcutsEnabled && index < 9 && (
            <Box component="span" aria-hidden="true">
              <Key>{String(index + 1)}</Key>
            </Box>
          )}
        </Box>
      ))}
    </RadioGroup>
  );
}

const ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  px: '10px',
  minHeight: { xs: 44, md: 34 },
  borderRadius: 1,
  cursor: 'pointer',
};
