import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { systemClock, useNow } from '@vaglio/auth-session';
import type { ReviewTab } from '@vaglio/startups-domain';
import { VisuallyHidden } from '@vaglio/ui';
import { ArticlesTab } from './articles/ArticlesTab';
import { DoneTab } from './done/DoneTab';
import { DuplicatesTab } from './duplicates/DuplicatesTab';
import { readTab } from './review-tab';

const TABS: Readonly<Record<ReviewTab, (props: { readonly now: Date }) => ReactNode>> = {
  articles: ArticlesTab,
  duplicates: DuplicatesTab,
  done: DoneTab,
};

/**
 * Review: articles whose values wait for a person, pairs of startups that may be one company, and what was decided. The
 * address holds tab, filter, article and pair.
 */
export function ReviewPage({ clock = systemClock }: { readonly clock?: () => Date }) {
  const now = useNow(clock);
  const { search } = useLocation();
  const Shown = TABS[readTab(search)];
  return (
    <>
      <VisuallyHidden component="h1">Review</VisuallyHidden>
      <Shown now={now} />
    </>
  );
}
