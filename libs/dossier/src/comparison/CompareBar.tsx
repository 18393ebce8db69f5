import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { ArrowLeft, Printer } from 'lucide-react';
import type { RefObject } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useListViewsQuery } from '@vaglio/startups-data';
import { CopyLinkButton, Icon, NOT_PRINTED } from '@vaglio/ui';
import { AddStartup } from './AddStartup';

interface CompareBarProps {
  /** Ids of the compared startups, including startups that are still loading. */
  readonly ids: readonly string[];
  /** Number of loaded startups. */
  readonly shown: number;
  readonly most: number;
  /** Address of the list to which the Back link leads. */
  readonly back: string;
  readonly isOnlyDifferences: boolean;
  readonly onOnlyDifferences: (isOnly: boolean) => void;
  readonly onAdd: (id: string) => void;
  /** Title, which receives the focus when the focused control disappears. */
  readonly title: RefObject<HTMLHeadingElement | null>;
}

/** Bar with the number of compared startups, the view from which they come, and the buttons of the comparison. */
export function CompareBar(props: CompareBarProps) {
  const { ids, shown, most, back, isOnlyDifferences, onOnlyDifferences, onAdd, title } = props;
  const [params] = useSearchParams();
  const { data: views } = useListViewsQuery();
  const view = views?.items.find(({ id }) => id === params.get('view'));
  const isComparison = shown > 1;
  return (
    <Box data-printed="" sx={BAR}>
      <IconButton
        component={Link}
        to={back}
        aria-label="Back to the list"
        title="Back to the list"
        sx={NOT_PRINTED}
      >
        <Icon of={ArrowLeft} />
      </IconButton>
      <Typography ref={title} tabIndex={-1} component="h1" variant="h2" sx={{ outline: 'none' }}>
        Compare {isComparison ? `${shown} startups` : 'startups'}
      </Typography>
      <Box component="span" sx={{ flex: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {view && `from ${view.name}`}
      </Box>
      <Box sx={ACTIONS}>
        <FormControlLabel
          label="Only differences"
          control={
            <Switch checked={isOnlyDifferences} onChange={(_event, checked) => onOnlyDifferences(checked)} />
          }
        />
        <AddStartup ids={ids} most={most} onAdd={onAdd} onFull={() => title.current?.focus()} />
        <CopyLinkButton key={params.toString()} address={params.toString()} isWide />
        <Button
          size="small"
          disabled={!isComparison}
          startIcon={<Icon of={Printer} />}
          onClick={() => window.print()}
        >
          Print
        </Button>
      </Box>
    </Box>
  );
}

const BAR = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  rowGap: 1,
  minHeight: 56,
  px: { xs: 4, md: 6 },
  py: { xs: 2, md: 0 },
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'border',
};
const ACTIONS = { ...NOT_PRINTED, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 };
