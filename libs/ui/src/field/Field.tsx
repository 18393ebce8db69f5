import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Eye, EyeOff } from 'lucide-react';
import {
  useId,
  useState,
  type HTMLAttributes,
  type HTMLInputTypeAttribute,
  type ReactNode,
  type Ref,
} from 'react';
import { describedBy, FieldFrame } from './FieldFrame';
import { Icon } from '../Icon';

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly hint?: ReactNode;
  /** Takes the hint's place and is announced; null or '' for none. */
  readonly error?: string | null;
  /** A `password` gets a button that shows it. */
  readonly type?: HTMLInputTypeAttribute;
  readonly name?: string;
  readonly placeholder?: string;
  readonly autoComplete?: string;
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  readonly autoFocus?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Lines of a text area. */
  readonly rows?: number;
  /** A unit or a button inside the field, at the right. */
  readonly end?: ReactNode;
  /** The input itself, to move the focus to the first wrong field. */
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** A labelled text field: label above, hint below, an error in the hint's place. */
export function Field({
  label,
  hint,
  error,
  type = 'text',
  rows,
  end,
  minLength,
  maxLength,
  inputMode,
  onChange,
  ...input
}: FieldProps) {
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const isPassword = type === 'password';
  const adornment = isPassword ? (
    <RevealButton label={label} isShown={isShown} onClick={() => setIsShown(!isShown)} />
  ) : (
    end
  );
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <OutlinedInput
        {...input}
        id={id}
        type={isPassword && isShown ? 'text' : type}
        multiline={rows !== undefined}
        rows={rows}
        error={Boolean(error)}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{
          input: {
            'aria-describedby': describedBy(id),
            minLength,
            maxLength,
            inputMode,
            spellCheck: isPassword ? false : undefined,
          },
        }}
        endAdornment={adornment && <Box sx={END}>{adornment}</Box>}
      />
    </FieldFrame>
  );
}

/** The sign-in page needs nothing else of MUI's InputAdornment, which brings Typography. */
const END = { display: 'flex', alignItems: 'center', ml: 2, whiteSpace: 'nowrap', color: 'text.secondary' };

interface RevealButtonProps {
  readonly label: string;
  readonly isShown: boolean;
  readonly onClick: () => void;
}

/** The name stays, the pressed state shows whether the password can be read. */
function RevealButton({ label, isShown, onClick }: RevealButtonProps) {
  return (
    <IconButton
      size="small"
      edge="end"
      aria-label={`Show ${label.toLowerCase()}`}
      aria-pressed={isShown}
      onClick={onClick}
    >
      <Icon of={isShown ? EyeOff : Eye} />
    </IconButton>
  );
}
