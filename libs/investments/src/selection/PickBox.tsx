import type { Startup } from '@vaglio/contract';

interface PickBoxProps {
  readonly startup: Startup;
  readonly isPicked: boolean;
  readonly onPick: (startup: Startup, isRange: boolean) => void;
}

/** The box that selects a startup, in the place of its rank; the list around it dresses it. */
export function PickBox({ startup, isPicked, onPick }: PickBoxProps) {
  return (
    <label className="pick">
      <input
        type="checkbox"
        aria-label={`Select ${startup.company_name}`}
        checked={isPicked}
        // A click with Shift selects up to here.
        onChange={({ nativeEvent }) =>
          onPick(startup, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  );
}
