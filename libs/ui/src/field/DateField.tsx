import IconButton from '@mui/material/IconButton';
import { CalendarDays } from 'lucide-react';
import { useRef, useState, type ComponentProps } from 'react';
import { parseImportDate } from '@vaglio/startups-domain';
import { Icon } from '../Icon';
import { Field } from './Field';

interface DateFieldProps extends Omit<ComponentProps<typeof Field>, 'type' | 'end' | 'onBlur' | 'inputMode'> {
  /** Date as YYYY-MM-DD, a text that is not a date, or '' for an empty field. */
  readonly value: string;
  /** Receives the date as YYYY-MM-DD, a text that is not a date, or '' for an empty field. */
  readonly onChange: (value: string) => void;
  /** True after a save attempt. An invalid date is then reported even while the field has the focus. */
  readonly isChecked?: boolean;
}

/**
 * Date field. The user types a date such as 25.11.2026, in any format that imports support, or uses the browser's
 * calendar.
 */
export function DateField({ value, onChange, error, isChecked = false, ...field }: DateFieldProps) {
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: string } | null>(null);
  const [isLeft, setIsLeft] = useState(false);
  const calendar = useRef<HTMLInputElement>(null);
  const isDay = parseImportDate(value) !== null;
  const text = typed?.value === value ? typed.text : shownDay(value);
  const take = (next: string) => {
    const read = next.trim() === '' ? '' : (parseImportDate(next) ?? next);
    setTyped({ text: next, value: read });
    onChange(read);
  };
  const problem = (isLeft || isChecked) && value !== '' && !isDay ? 'Enter a day, such as 25.11.2026.' : null;
  return (
    <Field
      placeholder="D.M.YYYY"
      {...field}
      value={text}
      error={error || problem}
      onChange={take}
      onBlur={() => {
        setIsLeft(true);
        if (isDay) setTyped(null);
      }}
      end={
        <>
          <IconButton
            size="small"
            edge="end"
            aria-label="Choose in a calendar"
            title={`Calendar: ${field.label}`}
            disabled={field.disabled ?? false}
            onClick={() => calendar.current?.showPicker?.()}
          >
            <Icon of={CalendarDays} />
          </IconButton>
          <input
            ref={calendar}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            value={isDay ? value : ''}
            onChange={({ target }) => {
              setTyped(null);
              onChange(target.value);
            }}
            style={UNDER_BUTTON}
          />
        </>
      }
    />
  );
}

/** Style of the invisible native date input below the button. The browser opens its calendar there. */
const UNDER_BUTTON = { width: 0, height: 0, padding: 0, border: 0, opacity: 0 } as const;

/** Formats a date as '25.11.2026'. A text that is not a date is returned unchanged. */
function shownDay(value: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? [];
  return year === undefined ? value : `${Number(day)}.${Number(month)}.${year}`;
}
