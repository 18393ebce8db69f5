import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { ReviewTab } from '@vaglio/startups-domain';
import { VisuallyHidden } from '@vaglio/ui';
import { ArticlesTab } from './articles/ArticlesTab';
import { DoneTab } from './done/DoneTab';
import { DuplicatesTab } from './duplicates/DuplicatesTab';
import { readTab } from './review-tab';

const TABS: Readonly<Record<ReviewTab, () => ReactNode>> = {
  articles: ArticlesTab,
  duplicates: DuplicatesTab,
  done: DoneTab,
};

/**
 * Review: articles whose values wait for a person, pairs of startups that may be one company, and what was decided. The
 * address holds tab, filter, article and pair.
 */
export function ReviewPage() {
  const { search } = useLocation();
  const Shown = TABS[readTab(search)];
  return (
    <>
      <VisuallyHidden component="h1">Review</VisuallyHidden>
      <Shown />
    </>
  );
}
