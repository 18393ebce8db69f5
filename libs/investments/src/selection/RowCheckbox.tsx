import type { Startup } from '@vaglio/contract';

interface RowCheckboxProps {
  readonly startup: Startup;
  readonly isChecked: boolean;
  readonly onToggle: (startup: Startup, isRange: boolean) => void;
}

/** The box that selects a startup, in the place of its rank; the list around it dresses it. */
export function RowCheckbox({ startup, isChecked, onToggle }: RowCheckboxProps) {
  return (
    <label className="pick">
      <input
        type="checkbox"
        aria-label={`Select ${startup.company_name}`}
        checked={isChecked}
        // A click with Shift selects up to here.
        onChange={({ nativeEvent }) =>
          onToggle(startup, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  );
}
