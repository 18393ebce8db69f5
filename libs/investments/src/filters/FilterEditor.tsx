import type { ListQuery } from '@vaglio/startups-data';
import { isRangeFilter } from '@vaglio/startups-domain';
import type { FilterKind } from './filter-kinds';
import { RangeEditor } from './RangeEditor';
import { withBounds, withValues } from './set-filter';
import { ValuesEditor } from './ValuesEditor';

interface FilterEditorProps {
  readonly kind: FilterKind;
  readonly query: ListQuery;
  readonly onChange: (query: ListQuery) => void;
  readonly onClose: () => void;
}

/** What is chosen counts when it is applied: one step to go back from, however much was chosen. */
export function FilterEditor({ kind, query, onChange, onClose }: FilterEditorProps) {
  const apply = (next: ListQuery) => {
    onClose();
    onChange(next);
  };
  return isRangeFilter(kind) ? (
    <RangeEditor kind={kind} query={query} onApply={(from, to) => apply(withBounds(query, kind, from, to))} />
  ) : (
    <ValuesEditor kind={kind} query={query} onApply={(values) => apply(withValues(query, kind, values))} />
  );
}
