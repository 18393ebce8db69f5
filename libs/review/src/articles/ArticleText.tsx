import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { memo, useEffect, useMemo, useRef } from 'react';
import type { ReviewArticle } from '@vaglio/contract';
import { quoteColour } from '@vaglio/startup-facts';
import { useStableCallback } from '@vaglio/ui';
import { clicked, isOfValue, marksOf, paragraphsOf, shownMark, type Mark, type Piece } from './quote-pieces';
import type { Selection } from './selection';

interface ArticleTextProps {
  readonly article: ReviewArticle;
  readonly selection: Selection | null;
  readonly onSelect: (stop: Selection) => void;
}

/**
 * Stored article text with marked quotes. A click on a quote selects its value. Keyboard users select values in the
 * rows.
 */
export function ArticleText({ article, selection, onSelect }: ArticleTextProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { id, text } = article;
  const paragraphs = useMemo(() => paragraphsOf(text, marksOf(article)), [text, article]);
  const gutterAt = paragraphs.flat().find(({ marks }) => marks.some((mark) => isOfValue(mark, selection)));
  const choose = useStableCallback((piece: Piece) => {
    const stop = clicked(piece, selection);
    if (stop) onSelect(stop);
  });
  useEffect(() => {
    frame.current?.querySelector('[data-selected]')?.scrollIntoView?.({ block: 'center' });
  }, [id, selection?.rawId, selection?.key]);
  return (
    <Box ref={frame} sx={[TEXT, DARK]}>
      {paragraphs.map((pieces) => (
        <Box component="p" key={pieces[0]?.start} sx={{ m: 0, mb: 4 }}>
          {pieces.map((piece) => {
            const mark = shownMark(piece, selection);
            if (mark === null) return piece.text;
            return (
              <MarkedPiece
                key={piece.start}
                piece={piece}
                mark={mark}
                isActive={mark.stop.rawId === selection?.rawId}
                isSelected={isOfValue(mark, selection)}
                hasLabel={piece === gutterAt}
                onChoose={choose}
              />
            );
          })}
        </Box>
      ))}
    </Box>
  );
}

interface MarkedPieceProps {
  readonly piece: Piece;
  readonly mark: Mark;
  /** True for a quote that belongs to the company of the selected value. */
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly hasLabel: boolean;
  readonly onChoose: (piece: Piece) => void;
}

/** Marked quote in the text. It is memoised. */
const MarkedPiece = memo(function MarkedPiece(props: MarkedPieceProps) {
  const { piece, mark, isActive, isSelected, hasLabel, onChoose } = props;
  return (
    <>
      {hasLabel && (
        <Box component="span" aria-hidden="true" sx={GUTTER}>
          {mark.label}
        </Box>
      )}
      <Box
        component="mark"
        sx={[...quoteColour(mark.colour)]}
        data-active={isActive || undefined}
        data-selected={isSelected || undefined}
        title={mark.label}
        onClick={() => onChoose(piece)}
      >
        {piece.text}
      </Box>
    </>
  );
});

const tint = (share: string) => `color-mix(in srgb, var(--quote) ${share}, transparent)`;
const TEXT = {
  position: 'relative',
  fontSize: '0.9375rem',
  lineHeight: '26px',
  overflowWrap: 'anywhere',
  pl: { xl: '70px' },
  '--tint': '13%',
  '--strong-tint': '30%',
  '& mark': {
    color: 'inherit',
    bgcolor: 'transparent',
    cursor: 'pointer',
    p: '1px 2px',
    borderRadius: '3px 3px 0 0',
    boxDecorationBreak: 'clone',
    boxShadow: `inset 0 -2px 0 0 ${tint('55%')}`,
    scrollMarginBottom: { xs: '340px', lg: 0 },
  },
  '& mark[data-active]': { bgcolor: tint('var(--tint)'), boxShadow: 'inset 0 -2px 0 0 var(--quote)' },
  '& mark[data-selected]': {
    bgcolor: tint('var(--strong-tint)'),
    boxShadow: 'none',
    outline: '1.5px solid var(--quote)',
    borderRadius: '3px',
    fontWeight: 550,
  },
};
const DARK = (theme: Theme) => theme.applyStyles('dark', { '--tint': '20%', '--strong-tint': '42%' });
/** Style of the marker in the margin, next to the line where the quote starts. */
const GUTTER = {
  // Inline, so that the marker is aligned vertically with its line.
  display: { xs: 'none', xl: 'inline' },
  position: 'absolute',
  left: 0,
  width: '58px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: 'right',
  typography: 'caption',
  lineHeight: '26px',
  color: 'text.secondary',
};
