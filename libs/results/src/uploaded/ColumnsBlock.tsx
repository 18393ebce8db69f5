import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Sparkles, TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import type { ImportColumn, ImportFile, MapImport } from '@vaglio/contract';
import { Badge, Block, Select } from '@vaglio/ui';
import { LEAVE_OUT, optionsFor, toBecomes, valueOf } from './column-options';
import { PlainTable } from './PlainTable';

interface ColumnsBlockProps {
  readonly file: ImportFile;
  /** True while a change is being saved. */
  readonly isBusy: boolean;
  readonly onChange: (change: MapImport) => void;
}

/** List of the columns with their meanings. Unclear columns come first, and a button shows all others. */
export function ColumnsBlock({ file, isBusy, onChange }: ColumnsBlockProps) {
  const [isAll, setIsAll] = useState(false);
  const titleId = useId();
  const { columns } = file;
  const unclear = columns.filter(({ how, becomes }) => how !== 'recognised' || becomes === LEAVE_OUT);
  const shown = isAll ? columns : columns.filter(({ how }) => how !== 'recognised');
  const change = (index: number, value: string) =>
    onChange({
      columns: columns.map((column, at) =>
        at === index ? toBecomes(value, column.header) : { becomes: column.becomes, award: column.award },
      ),
    });
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Block hasDivider>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 3 }}>
          <Typography id={titleId} component="h2" variant="h2">
            Columns
          </Typography>
          <Box component="span" sx={{ color: 'muted', flex: 1 }}>
            {columns.length - unclear.length} of {columns.length} recognised
          </Box>
          {columns.length > columns.filter(({ how }) => how !== 'recognised').length && (
            <Button size="small" variant="text" aria-expanded={isAll} onClick={() => setIsAll(!isAll)}>
              {isAll ? 'Show unclear columns' : `Show all ${columns.length}`}
            </Button>
          )}
        </Box>
      </Block>
      {shown.length > 0 && (
        <PlainTable
          label="Columns"
          headers={[
            { text: 'Column in the file', width: '28%' },
            { text: 'First values' },
            { text: 'Becomes', width: '250px' },
            { text: 'How', width: '180px' },
          ]}
        >
          {columns.map((column, index) =>
            shown.includes(column) ? (
              <ColumnRow
                key={index}
                column={column}
                awards={file.awards}
                isBusy={isBusy}
                onChange={(value) => change(index, value)}
              />
            ) : null,
          )}
        </PlainTable>
      )}
    </Box>
  );
}

interface ColumnRowProps {
  readonly column: ImportColumn;
  readonly awards: readonly string[];
  readonly isBusy: boolean;
  readonly onChange: (value: string) => void;
}

function ColumnRow({ column, awards, isBusy, onChange }: ColumnRowProps) {
  const { header, samples, becomes, how, candidates } = column;
  const name = header.trim() === '' ? 'Column without a header' : header;
  return (
    <TableRow>
      <TableCell sx={{ fontWeight: 550 }}>{name}</TableCell>
      <TableCell sx={{ color: 'text.secondary' }}>{samples.slice(0, 3).join(', ')}</TableCell>
      <TableCell>
        <Select
          variant="cell"
          label={`${name} becomes`}
          value={valueOf(column)}
          options={optionsFor(column, awards)}
          disabled={isBusy}
          onChange={onChange}
        />
      </TableCell>
      <TableCell>
        {becomes === LEAVE_OUT ? <LeftOut how={how} hasAwards={candidates.length > 0} /> : <How how={how} />}
      </TableCell>
    </TableRow>
  );
}

function How({ how }: Pick<ImportColumn, 'how'>) {
  if (how === 'recognised') return <Badge>Recognised</Badge>;
  if (how === 'chosen') return <Badge>Chosen by you</Badge>;
  if (how === 'remembered') return <Badge>Chosen before</Badge>;
  if (how === 'guessed')
    return (
      <Badge tone="accent" icon={Sparkles}>
        Guessed
      </Badge>
    );
  return <Badge>Unknown</Badge>;
}

interface LeftOutProps extends Pick<ImportColumn, 'how'> {
  /** True if awards with similar names are offered. */
  readonly hasAwards: boolean;
}

/** Mark of a column that is not imported. If nobody chose this, it says what to do. */
function LeftOut({ how, hasAwards }: LeftOutProps) {
  if (how === 'chosen') return <Badge>Left out by you</Badge>;
  if (how === 'remembered') return <Badge>Left out before</Badge>;
  if (how === 'recognised') return <Badge>Left out</Badge>;
  return (
    <>
      <Badge tone="amber" icon={TriangleAlert}>
        Left out
      </Badge>
      <Box sx={{ mt: 1, color: 'text.secondary' }}>
        {hasAwards
          ? 'Choose the award that the column stands for.'
          : 'Choose what the column means to import it.'}
      </Box>
    </>
  );
}
