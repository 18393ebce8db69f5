import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { Theme } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import type { TrialArticle } from '@vaglio/contract';
import { defineHotkeys, useHotkeys } from '@vaglio/ui';
import { ArticleList } from './ArticleList';
import { CompareTable } from './CompareTable';
import { comparisonSummary } from './field-text';

interface ComparedArticlesProps {
  readonly articles: readonly TrialArticle[];
  readonly base: string;
  readonly candidate: string;
}

/** Compared articles on the left, and the values of the selected article on the right. On phones they are stacked. */
export function ComparedArticles({ articles, base, candidate }: ComparedArticlesProps) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const [selected, setSelected] = useState<string | null>(null);
  const [changedOnly, setChangedOnly] = useState<boolean | null>(null);
  const [side, setSide] = useState<'base' | 'candidate'>('candidate');
  const isChangedOnly = changedOnly ?? isPhone;
  const summary = comparisonSummary(articles);
  const article = articles.find(({ key }) => key === selected) ?? articles[0];
  useCompareKeys({
    onStep: (step) => {
      const next = articles[articles.findIndex(({ key }) => key === article?.key) + step];
      if (next) setSelected(next.key);
    },
    onChangedOnly: () => setChangedOnly(!isChangedOnly),
  });
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '272px minmax(0, 1fr)' } }}>
      {summary !== null && (
        <Box role="status" sx={SUMMARY}>
          {summary}
        </Box>
      )}
      <ArticleList articles={articles} selected={article?.key ?? null} onSelect={setSelected} />
      <Box sx={{ minWidth: 0, borderTop: { xs: 1, md: 0 }, borderColor: { xs: 'border', md: 'border' } }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', px: 4 }}>
          {isPhone && (
            <Tabs value={side} aria-label="Version" onChange={(_event, next: typeof side) => setSide(next)}>
              <Tab value="base" label={base} />
              <Tab value="candidate" label={candidate} />
            </Tabs>
          )}
          <FormControlLabel
            label="Changed fields only"
            control={
              <Checkbox checked={isChangedOnly} onChange={(event) => setChangedOnly(event.target.checked)} />
            }
          />
          <Box
            component="span"
            sx={{ typography: 'caption', color: 'muted', display: { xs: 'none', md: 'inline' } }}
          >
            Keys: j and k for the next and the previous article, c for this.
          </Box>
        </Box>
        {article && (
          <CompareTable
            article={article}
            base={base}
            candidate={candidate}
            isChangedOnly={isChangedOnly}
            only={isPhone ? side : null}
          />
        )}
      </Box>
    </Box>
  );
}

/** Actions that the keyboard shortcuts trigger. */
interface CompareKeys {
  readonly onStep: (step: 1 | -1) => void;
  readonly onChangedOnly: () => void;
}

const COMPARE_HOTKEYS = defineHotkeys('page', [
  { keys: ['j', 'k'], label: 'Next article, previous article', repeats: true },
  { keys: ['c'], label: 'Changed fields only' },
]);

/**
 * Registers the keyboard shortcuts. j and k select the next and the previous article. c hides or shows the unchanged
 * fields.
 */
function useCompareKeys({ onStep, onChangedOnly }: CompareKeys): void {
  useHotkeys(COMPARE_HOTKEYS, { j: () => onStep(1), k: () => onStep(-1), c: onChangedOnly });
}

const SUMMARY = {
  gridColumn: '1 / -1',
  px: 5,
  py: 3,
  borderBottom: 1,
  borderColor: 'border',
  fontWeight: 550,
};
