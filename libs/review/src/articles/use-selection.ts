import { useEffect, useState } from 'react';
import type { ReviewArticle } from '@vaglio/contract';
import type { ArticleFilter } from './articles-query';
import { firstStop, selectedOf, step, type Selection } from './selection';

interface Place {
  readonly articleId: string;
  readonly stop: Selection | null;
  readonly isEditing: boolean;
  /** Number of selection changes. After each change, the focus moves to the selected value. */
  readonly moves: number;
}

/**
 * Returns the selected value of an article. In a new article, the first open value that matches the filter is selected.
 */
export function useSelection(article: ReviewArticle | null, only: ArticleFilter) {
  const [place, setPlace] = useState<Place>({ articleId: '', stop: null, isEditing: false, moves: 0 });
  // Set during rendering, so that the new article is never displayed with the old selection.
  if (article && (place.articleId !== article.id || (place.stop && !selectedOf(article, place.stop))))
    setPlace({ articleId: article.id, stop: firstStop(article, only), isEditing: false, moves: 0 });
  const { moves, isEditing } = place;
  useEffect(() => {
    if (moves > 0 && !isEditing) document.querySelector<HTMLElement>('[data-value][aria-current]')?.focus();
  }, [moves, isEditing]);
  const select = (stop: Selection | null, isEdited = false) =>
    setPlace((before) => ({
      ...before,
      stop: stop ?? before.stop,
      isEditing: isEdited,
      moves: before.moves + 1,
    }));
  return {
    stop: place.stop,
    isEditing,
    select,
    edit: (stop: Selection) => select(stop, true),
    closeEdit: () => select(null),
    step: (by: 1 | -1) => article && select(step(article, place.stop, by)),
  };
}
