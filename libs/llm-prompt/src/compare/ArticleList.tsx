import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { TrialArticle } from '@vaglio/contract';
import { articleText } from './field-text';

interface ArticleListProps {
  readonly articles: readonly TrialArticle[];
  readonly selected: string | null;
  readonly onSelect: (key: string) => void;
}

/** List of the compared articles, each with its number of changed values. */
export function ArticleList({ articles, selected, onSelect }: ArticleListProps) {
  return (
    <Box component="ol" aria-label="Articles" sx={LIST}>
      {articles.map((article) => {
        const isSelected = article.key === selected;
        return (
          <Box component="li" key={article.key} sx={{ borderBottom: 1, borderColor: 'border' }}>
            <ButtonBase
              aria-current={isSelected ? 'true' : undefined}
              onClick={() => onSelect(article.key)}
              sx={{ ...ITEM, ...(isSelected && SELECTED) }}
            >
              <Box component="span" sx={{ fontWeight: 550, ...ONE_LINE }} title={article.title}>
                {article.title}
              </Box>
              <Box component="span" sx={{ display: 'flex', gap: 2, typography: 'caption' }}>
                <Box component="span" sx={{ flex: 1, color: 'muted', ...ONE_LINE }}>
                  {article.source ?? ''}
                </Box>
                <Box
                  component="span"
                  sx={{
                    color: article.state === 'failed' ? 'error.main' : 'text.secondary',
                    fontWeight: article.changed > 0 ? 550 : 400,
                  }}
                >
                  {articleText(article)}
                </Box>
              </Box>
            </ButtonBase>
          </Box>
        );
      })}
    </Box>
  );
}

const ONE_LINE = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const LIST = {
  listStyle: 'none',
  m: 0,
  p: 0,
  borderRight: { md: 1 },
  borderColor: { xs: 'border', md: 'border' },
  maxHeight: { xs: 264, md: 720 },
  overflowY: 'auto',
};
const ITEM = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  width: '100%',
  font: 'inherit',
  minHeight: 44,
  px: 5,
  py: 2,
  textAlign: 'left',
  borderLeft: 3,
  borderColor: 'transparent',
  '&:focus-visible': { outline: '2px solid var(--mui-palette-focus)', outlineOffset: -2 },
};
const SELECTED = { bgcolor: 'selected', borderColor: 'primary.main' };
