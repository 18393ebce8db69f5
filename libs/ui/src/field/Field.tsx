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
  /** Error that replaces the hint and that screen readers announce; null or '' if there is no error. */
  readonly error?: string | null;
  /** Input type. A `password` field has a button that reveals the password. */
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
  /** Number of lines of a text area. */
  readonly rows?: number;
  /** Maximum number of lines up to which a text area grows with its text. Without it, the height is fixed. */
  readonly maxRows?: number;
  /** Unit or button inside the field, on the right. */
  readonly end?: ReactNode;
  /** Ref of the input element, to move the focus to the first invalid field. */
  readonly inputRef?: Ref<HTMLInputElement | HTMLTextAreaElement>;
}

/** Text field with its label above and a hint or error below. */
export function Field({
  label,
  hint,
  error,
  type = 'text',
  rows,
  maxRows,
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
        {...(maxRows === undefined ? { rows } : { minRows: rows, maxRows })}
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

/** Style that replaces MUI's InputAdornment, which would add Typography to the bundle of the sign-in page. */
const END = { display: 'flex', alignItems: 'center', ml: 2, whiteSpace: 'nowrap', color: 'text.secondary' };

interface RevealButtonProps {
  readonly label: string;
  readonly isShown: boolean;
  readonly onClick: () => void;
}

/** Toggle button that reveals a password. Its label is constant, and its pressed state indicates the visibility. */
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
