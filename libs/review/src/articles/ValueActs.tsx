import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Box from '@mui/material/Box';
import { Check, Pencil, X } from 'lucide-react';
import type { ReviewValue } from '@vaglio/contract';
import { Icon } from '@vaglio/ui';
import { canAccept, canDiscard } from './acts';
import type { DeskScope } from './desk-scope';
import { KeyMark } from '../KeyMark';
import type { Selection } from './selection';
import { formOf } from './value-fields';

interface ValueActsProps {
  readonly value: ReviewValue;
  readonly stop: Selection;
  readonly scope: DeskScope;
}

/** Returns the available actions on a value. Each has a hotkey, and one may be the default action. */
function actsOf({ value, stop, scope }: ValueActsProps) {
  const { key } = value;
  const present = value.present?.text ?? 'the current value';
  return [
    value.state === 'conflict' && {
      label: `Take ${value.text}`,
      keyName: '1',
      run: () => scope.decide(stop, { key, decision: 'take' }, ''),
    },
    value.state === 'conflict' && {
      label: `Keep ${present}`,
      keyName: '2',
      run: () => scope.decide(stop, { key, decision: 'keep' }, ''),
    },
    canAccept(value) && {
      label: 'Accept',
      keyName: 'Enter',
      icon: Check,
      run: () => scope.decide(stop, { key, decision: 'accept' }, ''),
    },
    { label: 'Correct', keyName: 'e', icon: Pencil, isQuiet: true, run: () => scope.edit(stop) },
    canDiscard(value) && {
      label: 'Discard',
      keyName: 'x',
      icon: X,
      isQuiet: true,
      run: () => scope.decide(stop, { key, decision: 'discard' }, ''),
    },
  ].filter((act) => act !== false);
}

/** Action buttons of the selected value, with their hotkeys. */
export function ValueButtons(props: ValueActsProps) {
  return (
    <Box sx={BUTTONS}>
      {actsOf(props).map(({ label, keyName, isQuiet = false, run }) => (
        <Button
          key={label}
          size="small"
          variant={isQuiet ? 'text' : 'outlined'}
          aria-keyshortcuts={keyName}
          onClick={run}
          sx={BUTTON}
        >
          <Box component="span" sx={LABEL}>
            {label}
          </Box>
          <KeyMark>{keyName}</KeyMark>
        </Button>
      ))}
    </Box>
  );
}

/** Action icons of a hovered row. Conflicts have no icons, because users must see both values before they decide. */
export function ValueIcons(props: ValueActsProps) {
  const { value } = props;
  return (
    <Box className="icons" sx={{ display: 'flex', gap: 1 }}>
      {actsOf(props).flatMap(({ label, icon, run }) =>
        icon === undefined ? (
          []
        ) : (
          <IconButton
            key={label}
            aria-label={`${label} ${formOf(value).label} ${value.text}`}
            title={label}
            onClick={run}
            sx={ICON}
          >
            <Icon of={icon} />
          </IconButton>
        ),
      )}
    </Box>
  );
}

const BUTTONS = { display: 'flex', flexWrap: 'wrap', gap: 2 };
const BUTTON = {
  height: { xs: 44, lg: 28 },
  flex: { xs: '1 1 0', lg: 'none' },
  minWidth: 0,
  maxWidth: '100%',
};
const LABEL = { overflow: 'hidden', textOverflow: 'ellipsis' };
const ICON = { width: 28, height: 28, p: 0 };
