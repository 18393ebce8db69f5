import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Paper from '@mui/material/Paper';
import type { DuplicatePair } from '@vaglio/contract';
import { Badge, formatFraction, Pager, TABULAR } from '@vaglio/ui';
import type { DuplicatesQuery } from './duplicates-query';
import { PAIRS_A_PAGE, type Pairs } from './use-pairs';

interface PairListProps {
  readonly pairs: Pairs;
  readonly query: DuplicatesQuery;
  readonly chosenId: string | null;
  readonly onOpen: (id: string) => void;
  readonly onChange: (query: DuplicatesQuery) => void;
}

/** Page of the list of pairs. Each entry shows two names, the confidence and the reasons. */
export function PairList({ pairs, query, chosenId, onOpen, onChange }: PairListProps) {
  const { items, total, comparing } = pairs;
  return (
    <Box>
      <Paper component="ul" aria-label="Pairs" sx={LIST}>
        {items.map((pair) => (
          <li key={pair.id}>
            <PairButton pair={pair} isChosen={pair.id === chosenId} onOpen={() => onOpen(pair.id)} />
          </li>
        ))}
      </Paper>
      {total > PAIRS_A_PAGE && (
        <Pager
          total={total}
          query={{ page: query.page, pageSize: PAIRS_A_PAGE }}
          onChange={({ page }) => onChange({ ...query, page, pair: '' })}
        />
      )}
      <Box component="p" sx={NOTE}>
        {comparing > 0
          ? 'Startups that changed are still being compared.'
          : 'Pairs kept apart stay apart, also after the next import.'}
      </Box>
    </Box>
  );
}

interface PairButtonProps {
  readonly pair: DuplicatePair;
  readonly isChosen: boolean;
  readonly onOpen: () => void;
}

function PairButton({ pair, isChosen, onOpen }: PairButtonProps) {
  const { first, second, certainty, because, is_later } = pair;
  return (
    <ButtonBase data-pair="" aria-current={isChosen ? 'true' : undefined} onClick={onOpen} sx={PAIR}>
      <Box component="span" sx={NAMES}>
        <Box component="span" sx={NAME} title={first.company_name}>
          {first.company_name}
        </Box>
        <Box component="span" sx={NAME} title={second.company_name}>
          {second.company_name}
        </Box>
        <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
          {because === '' ? 'Reported by a person' : because}
        </Box>
      </Box>
      <Box component="span" sx={{ display: 'grid', justifyItems: 'end', gap: 1 }}>
        <Box component="span" sx={{ ...TABULAR, fontWeight: 600 }}>
          {formatFraction(certainty)}
        </Box>
        {is_later && <Badge>Later</Badge>}
      </Box>
    </ButtonBase>
  );
}

const LIST = {
  m: 0,
  p: 0,
  listStyle: 'none',
  overflow: 'hidden',
  border: 1,
  borderColor: 'border',
  '& > li + li': { borderTop: 1, borderColor: 'border' },
};
const PAIR = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 3,
  width: '100%',
  p: '12px 16px',
  textAlign: 'left',
  borderLeft: 3,
  borderColor: 'transparent',
  typography: 'body1',
  transition: 'background-color 120ms',
  '&:hover': { bgcolor: 'sunken' },
  '&[aria-current]': { bgcolor: 'selected', borderColor: 'primary.main' },
  '&:focus-visible': { outlineOffset: '-2px' },
};
const NAMES = { display: 'grid', flex: 1, minWidth: 0, gap: '2px' };
const NAME = { fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };
const NOTE = { m: 0, mt: 2, px: 4, typography: 'caption', color: 'muted' };
