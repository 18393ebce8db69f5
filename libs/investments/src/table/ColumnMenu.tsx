import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react';
import { useId, useState } from 'react';
import { Icon } from '@vaglio/ui';
import { columnLabel, TABLE_COLUMNS, type TableColumn } from '@vaglio/startups-domain';
import { movedTo, withColumn } from '@vaglio/startups-data';

interface ColumnMenuProps {
  readonly columns: readonly TableColumn[];
  readonly onChange: (columns: readonly TableColumn[]) => void;
}

/** Menu that shows, hides and reorders table columns. Users reorder columns by drag and drop or with arrow buttons. */
export function ColumnMenu({ columns, onChange }: ColumnMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dragged, setDragged] = useState<TableColumn | null>(null);
  const id = useId();
  const others = TABLE_COLUMNS.filter((column) => !columns.includes(column));
  const move = (column: TableColumn, place: number) => onChange(movedTo(columns, column, place));
  return (
    <>
      <Button
        size="small"
        startIcon={<Icon of={Columns3} />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Columns {columns.length}
      </Button>
      <Popover
        id={id}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-modal': true, 'aria-label': 'Columns', sx: { width: 280, py: 2 } },
        }}
      >
        {[...columns, ...others].map((column) => {
          const place = columns.indexOf(column);
          const name = columnLabel(column);
          const isShown = place >= 0;
          return (
            <Box
              key={column}
              draggable={isShown}
              onDragStart={() => setDragged(column)}
              onDragOver={(event) => {
                if (dragged && isShown) event.preventDefault();
              }}
              onDrop={() => {
                if (dragged) move(dragged, place);
                setDragged(null);
              }}
              sx={ROW}
            >
              <Box component="label" sx={{ flex: 1, display: 'flex', alignItems: 'center', gap: 2 }}>
                <Checkbox
                  size="small"
                  checked={isShown}
                  disabled={column === 'company'}
                  onChange={() => onChange(withColumn(columns, column))}
                  sx={{ p: 0 }}
                />
                {name}
              </Box>
              {isShown && (
                <>
                  <IconButton
                    size="small"
                    aria-label={`Move ${name} up`}
                    disabled={place === 0}
                    onClick={() => move(column, place - 1)}
                  >
                    <Icon of={ArrowUp} size={14} />
                  </IconButton>
                  <IconButton
                    size="small"
                    aria-label={`Move ${name} down`}
                    disabled={place === columns.length - 1}
                    onClick={() => move(column, place + 1)}
                  >
                    <Icon of={ArrowDown} size={14} />
                  </IconButton>
                </>
              )}
            </Box>
          );
        })}
      </Popover>
    </>
  );
}

const ROW = { display: 'flex', alignItems: 'center', gap: 1, px: 3, minHeight: { xs: 44, md: 32 } };
