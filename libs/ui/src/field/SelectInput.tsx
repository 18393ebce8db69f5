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
  /** Text that is shown while no value is selected. Users cannot select it. */
  readonly placeholder?: string;
  readonly name?: string;
  readonly disabled?: boolean;
  readonly isWrong?: boolean;
  readonly describedBy?: string;
  /** Accessible name, if the label is not visible above the select. */
  readonly inlineLabel?: string;
  readonly size?: 'small' | 'medium';
  /** True to fill the width of the container. */
  readonly isWide?: boolean;
  /** Ref of the select element, for moving the focus. */
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

/** Native select in the product's style. It needs no additional code, and phones show their own picker. */
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

/**
 * Returns a ref that restores the focus. Browsers remove the focus from a select that is disabled, such as during
 * saving.
 */
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
