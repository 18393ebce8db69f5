import { canAccept, canDecide, canDiscard, type Decision } from './acts';
import type { ArticleKey } from './article-keys';
import { canAcceptCompany } from './CompanyHeader';
import type { Desk } from './use-desk';

interface Dialogs {
  readonly search: () => void;
  readonly help: () => void;
}

/** What each key does to the selected value, its company or the article; nothing where that is not possible. */
export function keyActs(desk: Desk, { search, help }: Dialogs): Readonly<Record<ArticleKey, () => void>> {
  const { scope, selected, acts } = desk;
  const company = selected && selected.company.state !== 'discarded' ? selected.company : null;
  const value = company && selected ? selected.value : null;
  const stop = company && value ? { rawId: company.raw_id, key: value.key } : null;
  const decide = (decision: Decision['decision'], isPossible: boolean) => {
    if (stop && isPossible && scope.canAct) scope.decide(stop, { key: stop.key, decision }, '');
  };
  const isConflict = value?.state === 'conflict';
  return {
    down: () => desk.step(1),
    up: () => desk.step(-1),
    enter: () => decide('accept', value !== null && canAccept(value)),
    take: () => decide('take', isConflict),
    keep: () => decide('keep', isConflict),
    discard: () => decide('discard', value !== null && canDiscard(value)),
    correct: () => {
      if (stop && value && scope.canAct && canDecide(value)) scope.edit(stop);
    },
    accept: () => {
      if (company && scope.canAct && canAcceptCompany(company)) scope.accept(company);
    },
    aside: () => {
      if (company && scope.canAct) scope.setAside(company, 'not_a_startup');
    },
    merge: () => {
      if (company && scope.canAct) scope.askMerge(company);
    },
    next: desk.next,
    previous: desk.previous,
    later: () => {
      if (scope.canAct && desk.article) void desk.later();
    },
    undo: acts.undoLast,
    search,
    help,
  };
}
