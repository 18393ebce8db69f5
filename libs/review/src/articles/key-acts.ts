import type { HotkeyActs } from '@vaglio/ui';
import { canAccept, canDecide, canDiscard, type Decision } from './acts';
import { unlessPressed, type ARTICLE_HOTKEYS } from './article-keys';
import { canAcceptCompany } from './CompanyHeader';
import type { Desk } from './use-desk';

interface Dialogs {
  readonly search: () => void;
  readonly help: () => void;
}

/**
 * Returns the hotkey handlers for the selected value, its company and the article. A handler has no effect if its
 * action is impossible.
 */
export function keyActs(
  desk: Desk,
  { search, help }: Dialogs,
): HotkeyActs<(typeof ARTICLE_HOTKEYS)['rows'][number]['keys'][number]> {
  const { scope, selected, acts } = desk;
  const company = selected && selected.company.state !== 'discarded' ? selected.company : null;
  const value = company && selected ? selected.value : null;
  const stop = company && value ? { rawId: company.raw_id, key: value.key } : null;
  const decide = (decision: Decision['decision'], isPossible: boolean) => {
    if (stop && isPossible && scope.canAct) scope.decide(stop, { key: stop.key, decision }, '');
  };
  const isConflict = value?.state === 'conflict';
  return {
    j: () => desk.step(1),
    k: () => desk.step(-1),
    Enter: unlessPressed(() => decide('accept', value !== null && canAccept(value))),
    1: () => decide('take', isConflict),
    2: () => decide('keep', isConflict),
    x: () => decide('discard', value !== null && canDiscard(value)),
    e: () => {
      if (stop && value && scope.canAct && canDecide(value)) scope.edit(stop);
    },
    a: () => {
      if (company && scope.canAct && canAcceptCompany(company)) scope.accept(company);
    },
    d: () => {
      if (company && scope.canAct) scope.setAside(company, 'not_a_startup');
    },
    m: () => {
      if (company && scope.canAct) scope.askMerge(company);
    },
    n: desk.next,
    p: desk.previous,
    l: () => {
      if (scope.canAct && desk.article) void desk.later();
    },
    f: desk.finish,
    u: acts.undoLast,
    '/': search,
    '?': help,
  };
}
