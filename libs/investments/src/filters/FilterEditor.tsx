import type { ListQuery } from '@vaglio/startups-data';
import { isRangeFilter } from '@vaglio/startups-domain';
import type { FilterKind } from './filter-kinds';
import { RangeEditor } from './RangeEditor';
import { withBounds, withValues } from './set-filter';
import { ScoreEditor } from './ScoreEditor';
import { ValuesEditor } from './ValuesEditor';

interface FilterEditorProps {
  readonly kind: FilterKind;
  readonly query: ListQuery;
  readonly onChange: (query: ListQuery) => void;
  readonly onClose: () => void;
}

/**
 * Editor of a filter. All changes are applied together in one navigation, so that the browser's Back button undoes them
 * in one step.
 */
export function FilterEditor({ kind, query, onChange, onClose }: FilterEditorProps) {
  const apply = (next: ListQuery) => {
    onClose();
    onChange(next);
  };
  if (kind === 'score')
    return (
      <ScoreEditor query={query} onApply={(from, below) => apply(withBounds(query, kind, from, below))} />
    );
  return isRangeFilter(kind) ? (
    <RangeEditor kind={kind} query={query} onApply={(from, to) => apply(withBounds(query, kind, from, to))} />
  ) : (
    <ValuesEditor kind={kind} query={query} onApply={(values) => apply(withValues(query, kind, values))} />
  );
}
