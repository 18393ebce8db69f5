import { useForkRef } from '@mui/material/utils';
import InputAdornment from '@mui/material/InputAdornment';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { ChevronDown } from 'lucide-react';
import { useLayoutEffect, useRef, type Ref } from 'react';
import { Icon } from '../Icon';

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export interface SelectInputProps<Value extends string> {
  readonly id: string;
  readonly value: Value | '';
  readonly options: readonly Option<Value>[];
  readonly onChange: (value: Value) => void;
  /** Shown while nothing is chosen, and not to be chosen. */
  readonly placeholder?: string;
  readonly name?: string;
  readonly disabled?: boolean;
  readonly isWrong?: boolean;
  readonly describedBy?: string;
  /** Its name, when no label is above. */
  readonly inlineLabel?: string;
  readonly size?: 'small' | 'medium';
  /** As wide as what it is in. */
  readonly isWide?: boolean;
  /** The select itself, to move the focus there. */
  readonly inputRef?: Ref<HTMLSelectElement>;
}

const CHEVRON_ROOM = '34px';
const SIZES = {
  small: {
    minHeight: 28,
    borderRadius: '6px',
    '& select': { py: '3px', pl: '9px', fontSize: '0.8125rem', lineHeight: '20px' },
  },
  medium: {},
};

/** The browser's own select in the product's frame: nothing to load, and phones show their wheel. */
export function SelectInput<Value extends string>(props: SelectInputProps<Value>) {
  const {
    id,
    value,
    options,
    onChange,
    placeholder,
    name,
    disabled,
    isWrong,
    describedBy,
    inlineLabel,
    size = 'medium',
    isWide = false,
    inputRef,
  } = props;
  const select = useFocusKept(disabled);
  const ref = useForkRef(select, inputRef);
  const choose = (picked: string) => {
    const option = options.find((candidate) => candidate.value === picked);
    if (option) onChange(option.value);
  };
  const label = inlineLabel && (
    <InputAdornment
      position="start"
      aria-hidden="true"
      sx={{ mr: -1.5, flexShrink: 0, '& p': { color: 'muted', whiteSpace: 'nowrap' } }}
    >
      {inlineLabel}
    </InputAdornment>
  );
  return (
    <NativeSelect
      value={value}
      fullWidth={isWide}
      onChange={(event) => choose(event.target.value)}
      IconComponent={ChoiceChevron}
      inputRef={ref}
      input={<OutlinedInput startAdornment={label} error={isWrong} />}
      inputProps={{ id, name, disabled, 'aria-label': inlineLabel, 'aria-describedby': describedBy }}
      sx={[
        {
          '&&& select': { pr: CHEVRON_ROOM },
          '& .MuiNativeSelect-icon': { right: '10px', color: 'text.secondary' },
          '& select': { color: value === '' ? 'muted' : 'text.primary', fontWeight: inlineLabel ? 550 : 400 },
        },
        SIZES[size],
      ]}
    >
      {placeholder !== undefined && (
        <option value="" disabled>
          {placeholder}
        </option>
      )}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  );
}

/** A browser takes the focus from a select that is disabled, such as while its choice is saved; it gets it back. */
function useFocusKept(isDisabled = false) {
  const select = useRef<HTMLSelectElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (isDisabled) hadFocus.current = document.activeElement === select.current;
    else if (hadFocus.current) {
      hadFocus.current = false;
      if (document.activeElement === document.body) select.current?.focus({ preventScroll: true });
    }
  }, [isDisabled]);
  return select;
}

function ChoiceChevron({ className }: { readonly className?: string }) {
  return <Icon of={ChevronDown} className={className} />;
}
