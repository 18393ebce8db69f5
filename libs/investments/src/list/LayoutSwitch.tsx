import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Kanban, Rows3, Table2, type LucideIcon } from 'lucide-react';
import { useIsSupported } from '@vaglio/api-client';
import { LAYOUTS, type Layout, type ListQuery } from '@vaglio/startups-data';
import { Icon } from '@vaglio/ui';

const LABELS: Readonly<Record<Layout, { readonly label: string; readonly icon: LucideIcon }>> = {
  cards: { label: 'Cards', icon: Rows3 },
  table: { label: 'Table', icon: Table2 },
  board: { label: 'Board', icon: Kanban },
};

interface LayoutSwitchProps {
  readonly query: ListQuery;
  readonly onChange: (query: ListQuery) => void;
  /** Layouts that fit the screen width. */
  readonly offered?: readonly Layout[];
}

/** Switch between the layouts cards, table and board. It renders nothing if only one layout is available. */
export function LayoutSwitch({ query, onChange, offered = LAYOUTS }: LayoutSwitchProps) {
  const hasBoard = useIsSupported('readStages') !== false;
  const choices = offered.filter((layout) => layout !== 'board' || hasBoard);
  if (choices.length < 2) return null;
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Layout"
      value={query.layout}
      onChange={(_event, layout: Layout | null) => {
        if (layout !== null) onChange({ ...query, layout, page: 1 });
      }}
    >
      {choices.map((layout) => (
        <ToggleButton key={layout} value={layout} sx={CHOICE}>
          <Icon of={LABELS[layout].icon} size={16} />
          {LABELS[layout].label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

const CHOICE = { gap: 1, height: 32, px: 2 };
