import Button from '@mui/material/Button';
import { formatCount, WarningAlert } from '@vaglio/ui';

interface UnweightedAwardsWarningProps {
  /** Number of awards with weight 0 that startups have. */
  readonly count: number;
  /** True while the list begins with the awards that most startups have. */
  readonly isHeldFirst: boolean;
  readonly onHeldFirst: (isHeldFirst: boolean) => void;
}

/** Warns that startups have awards with weight 0. A button sorts the list so that these awards come first. */
export function UnweightedAwardsWarning({ count, isHeldFirst, onHeldFirst }: UnweightedAwardsWarningProps) {
  if (count === 0 && !isHeldFirst) return null;
  return (
    <WarningAlert
      action={
        <Button size="small" variant="outlined" onClick={() => onHeldFirst(!isHeldFirst)}>
          {isHeldFirst ? 'Sort by name' : 'Show them first'}
        </Button>
      }
    >
      {count === 0
        ? 'No award of this list that startups hold has weight 0.'
        : `Startups hold ${count === 1 ? 'one award' : `${formatCount(count)} awards`} of weight 0, which ${count === 1 ? 'adds' : 'add'} nothing to a score.`}
    </WarningAlert>
  );
}
