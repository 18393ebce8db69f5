import IconButton from '@mui/material/IconButton';
import { CalendarDays } from 'lucide-react';
import { useRef, useState, type ComponentProps } from 'react';
import { parseImportDate } from '@vaglio/startups-domain';
import { Icon } from '../Icon';
import { Field } from './Field';

interface DateFieldProps extends Omit<ComponentProps<typeof Field>, 'type' | 'end' | 'onBlur' | 'inputMode'> {
  /** YYYY-MM-DD, a text that is no day, or ''. */
  readonly value: string;
  /** Receives YYYY-MM-DD, '' for nothing, or the text where it is no day. */
  readonly onChange: (value: string) => void;
}

/** A day that is typed as 25.11.2026, in any other form that imports read, or chosen in the calendar of the browser. */
export function DateField({ value, onChange, error, ...field }: DateFieldProps) {
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
  const problem = isLeft && value !== '' && !isDay ? 'Enter a day, such as 25.11.2026.' : null;
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
            title="Calendar"
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
            onChange={({ target }) => take(target.value)}
            style={UNDER_BUTTON}
          />
        </>
      }
    />
  );
}

/** The calendar opens below it. */
const UNDER_BUTTON = { width: 0, height: 0, padding: 0, border: 0, opacity: 0 } as const;

/** '25.11.2026'; a text that is no day as it is. */
function shownDay(value: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? [];
  return year === undefined ? value : `${Number(day)}.${Number(month)}.${year}`;
}
