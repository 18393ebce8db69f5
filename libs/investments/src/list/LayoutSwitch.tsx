import { Kanban, Rows3, Table2, type LucideIcon } from 'lucide-react';
import { Icon, SegmentBar } from '@vaglio/ui';
import { useOffers } from '@vaglio/api-client';
import { LAYOUTS, type Layout, type ListQuery } from '@vaglio/startups-data';

const WORDS: Readonly<Record<Layout, { readonly label: string; readonly icon: LucideIcon }>> = {
  cards: { label: 'Cards', icon: Rows3 },
  table: { label: 'Table', icon: Table2 },
  board: { label: 'Board', icon: Kanban },
};

interface LayoutSwitchProps {
  readonly query: ListQuery;
  readonly onChange: (query: ListQuery) => void;
  /** Those that fit the width. */
  readonly offered?: readonly Layout[];
}

/** Cards, table or board of the same list; nothing where there is no choice. */
export function LayoutSwitch({ query, onChange, offered = LAYOUTS }: LayoutSwitchProps) {
  const hasBoard = useOffers('readStages') !== false;
  const choices = offered.filter((layout) => layout !== 'board' || hasBoard);
  if (choices.length < 2) return null;
  return (
    <SegmentBar
      label="Layout"
      chosen={query.layout}
      onChoose={(layout) => onChange({ ...query, layout, page: 1 })}
      choices={choices.map((layout) => ({
        value: layout,
        face: (
          <>
            <Icon of={WORDS[layout].icon} size={16} />
            {WORDS[layout].label}
          </>
        ),
      }))}
    />
  );
}
