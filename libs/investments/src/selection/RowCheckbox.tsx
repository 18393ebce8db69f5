import type { Startup } from '@vaglio/contract';

interface RowCheckboxProps {
  readonly startup: Startup;
  readonly isChecked: boolean;
  readonly onToggle: (startup: Startup, isRange: boolean) => void;
}

/** Checkbox that selects a startup. It is shown in place of the rank, and the list provides its styles. */
export function RowCheckbox({ startup, isChecked, onToggle }: RowCheckboxProps) {
  return (
    <label className="pick">
      <input
        type="checkbox"
        aria-label={`Select ${startup.company_name}`}
        checked={isChecked}
        // A click with Shift selects all rows between the last selected row and this row.
        onChange={({ nativeEvent }) =>
          onToggle(startup, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  );
}
